import type { AgencyChecks, UsualLength } from "@crewfleet/machines"
import type { UserType } from "@crewfleet/sdk"
import { agencyChecksForm, usualLengthForm } from "@crewfleet/sdk/rules"
import { useMemo, useState } from "react"
import { EditorDialog } from "../editing/EditorDialog.tsx"
import { ListPage } from "../list/ListPage.tsx"
import { DueForErasure } from "./DueForErasure.tsx"
import { TransportViews } from "./TransportViews.tsx"
import { transportList } from "./transportList.tsx"
import * as portal from "./transportLogics.ts"

interface TransportJobsScreenProps {
  readonly userType: UserType
  /** Whose jobs; undefined for those of all agencies. */
  readonly agencyId?: number | undefined
  /** Whose drafts are kept. */
  readonly owner?: string | undefined
  readonly logics?: Pick<
    portal.TransportLogics,
    "jobs" | "export" | "usualLength" | "checks" | "dueForErasure"
  >
}

/** The transport jobs of an agency, or of all, to search, filter and export: what is late or incomplete is first. */
export function TransportJobsScreen({
  userType,
  agencyId,
  owner,
  logics = portal.transportLogics
}: TransportJobsScreenProps) {
  const [edits, setEdits] = useState(false)
  const [checks, setChecks] = useState(false)
  const [reviews, setReviews] = useState(false)
  const list = useMemo(() => transportList({ userType, agencyId, logics }), [userType, agencyId, logics])
  const isAgency = userType === "AGENCY" && agencyId !== undefined
  return (
    <ListPage
      list={list}
      views={isAgency && <TransportViews shown="list" />}
      actions={[
        { label: "Usual length", may: isAgency, onPress: () => setEdits(true) },
        { label: "Vehicle checks", may: isAgency, onPress: () => setChecks(true) },
        { label: "Due for erasure", may: userType === "ADMIN", onPress: () => setReviews(true) }
      ]}
    >
      {() => (
        <>
          {reviews && <DueForErasure logic={logics.dueForErasure} onClose={() => setReviews(false)} />}
          {checks && (
            <EditorDialog<AgencyChecks, typeof agencyChecksForm>
              logic={logics.checks}
              of={agencyChecksForm}
              owner={owner}
              id={agencyId}
              thing="transportChecks"
              title="What else is looked at on a vehicle"
              submit="Save"
              onDone={() => setChecks(false)}
            />
          )}
          {edits && (
            <EditorDialog<UsualLength, typeof usualLengthForm>
              logic={logics.usualLength}
              of={usualLengthForm}
              owner={owner}
              id={agencyId}
              thing="transportUsualLength"
              title="How long a job usually takes"
              submit="Save"
              onDone={() => setEdits(false)}
            />
          )}
        </>
      )}
    </ListPage>
  )
}
