import type { Applicant } from "@crewfleet/sdk"
import { useMemo, useState } from "react"
import { RegistrationAddress } from "../applicant/RegistrationAddress.tsx"
import { ListPage } from "../list/ListPage.tsx"
import { applicantsList } from "./applicantsList.tsx"
import { DeclineDialog } from "./DeclineDialog.tsx"
import { nameOfWorker } from "./nameOfWorker.ts"
import * as portal from "./staffLogics.ts"
import { TakeOnDialog } from "./TakeOnDialog.tsx"

interface ApplicantsScreenProps {
  readonly agencyId: number
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  readonly logics?: Pick<portal.StaffLogics, "applicants" | "act" | "declineEditor">
}

/** Those who have applied to the agency, which takes each on or declines them. */
export function ApplicantsScreen({ agencyId, owner, logics = portal.staffLogics }: ApplicantsScreenProps) {
  const [open, setOpen] = useState<{ readonly to: "takeOn" | "decline"; readonly applicant: Applicant }>()
  const list = useMemo(
    () =>
      applicantsList({
        agencyId,
        logic: logics.applicants,
        onTakeOn: (applicant) => setOpen({ to: "takeOn", applicant }),
        onDecline: (applicant) => setOpen({ to: "decline", applicant })
      }),
    [agencyId, logics]
  )
  return (
    <ListPage lead="Who has registered to work for you." list={list}>
      {(reload) => {
        const address = <RegistrationAddress agencyId={agencyId} />
        if (!open) return address
        const dialog = {
          scope: { agencyId, workerId: open.applicant.id },
          name: nameOfWorker(open.applicant),
          onDone: () => {
            setOpen(undefined)
            reload()
          }
        }
        return (
          <>
            {address}
            {open.to === "takeOn" ? (
              <TakeOnDialog {...dialog} logic={logics.act} />
            ) : (
              <DeclineDialog {...dialog} owner={owner} logicFor={logics.declineEditor} />
            )}
          </>
        )
      }}
    </ListPage>
  )
}
