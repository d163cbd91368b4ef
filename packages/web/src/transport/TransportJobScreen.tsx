import { isAskedFirst, type TransportAct } from "@crewfleet/machines"
import { isRefusedWith, type Session, type UserType } from "@crewfleet/sdk"
import { type ReactNode, useCallback, useState } from "react"
import { BackLink } from "../layout/BackLink.tsx"
import { Page } from "../layout/Page.tsx"
import { PageMessage } from "../layout/PageMessage.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { InZone } from "../time/InZone.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useLogic } from "../useLogic.ts"
import { ActDialog } from "./ActDialog.tsx"
import { AdminJob } from "./AdminJob.tsx"
import { AgencyJob } from "./AgencyJob.tsx"
import { CrewPicker } from "./CrewPicker.tsx"
import { DriverPicker } from "./DriverPicker.tsx"
import { JobHeading } from "./JobHeading.tsx"
import type { JobOnPage } from "./JobOnPage.ts"
import * as portal from "./transportLogics.ts"
import { VehiclePicker } from "./VehiclePicker.tsx"

interface TransportJobScreenProps {
  readonly id: number
  readonly userType: UserType
  /** For which agency somebody acts; administrators name none. */
  readonly agencyId?: number | undefined
  /** What whoever is signed in may do. */
  readonly session: Pick<Session, "permissions">
  /** Whose drafts are kept. */
  readonly owner: string | undefined
  readonly logics?: portal.TransportLogics
  /** What is shown of the log of a journey to the agency that carries it out. */
  readonly log?: (page: JobOnPage) => ReactNode
}

/** Shows `transportJobMachine`: a transport job as an agency carries it out, or an administrator sees it (specification 002 §2). */
export function TransportJobScreen(props: TransportJobScreenProps) {
  const { id, userType, agencyId, session, owner, logics = portal.transportLogics, log } = props
  const [{ store, logic }] = useState(logics.makeJob)
  const [state, send] = useLogic(logic, { input: { request: { id, agencyId } } })
  const act = useCallback(
    (act: TransportAct) => send({ type: "act.chosen", act, key: crypto.randomUUID() }),
    [send]
  )
  const { job, failure, attempts } = state.context

  if (failure && isRefusedWith(failure, 404))
    return (
      <PageMessage title="Job not found" actions={<BackLink />}>
        There is no job {id} that you may see.
      </PageMessage>
    )
  const page = job && { job, state, send, act, logics, owner }
  return (
    <Page {...(job && { title: job.refPrefix })} windowTitle={job ? `Job ${job.refPrefix}` : "Job"}>
      <PartBody
        situation="authenticatedCall"
        failure={failure}
        attempts={attempts}
        busy={state.hasTag("busy")}
        onRetry={() => send({ type: "reload.asked" })}
        nothing={undefined}
        skeleton={<SkeletonLines lines={16} />}
      >
        {page && (
          <InZone zone={page.job.timeZone}>
            <Stack>
              <JobHeading job={page.job} namesAgency={userType !== "AGENCY"} />
              {userType === "AGENCY" ? (
                <AgencyJob {...page} store={store} log={log} />
              ) : (
                <AdminJob {...page} session={session} />
              )}
              <Opened {...page} />
            </Stack>
          </InZone>
        )}
      </PartBody>
    </Page>
  )
}

/** The list or the question above the page, if there is one. */
function Opened(page: JobOnPage) {
  const { act, picker, warnings } = page.state.context
  const isSent = page.state.matches("acting") || (page.state.matches("loading") && warnings.length > 0)
  const asks = page.state.matches("asking") || (isSent && act && isAskedFirst(act))
  if (asks) return <ActDialog {...page} />
  if (!picker) return null
  if (picker.of === "crew") return <CrewPicker {...page} specId={picker.specId} />
  return picker.of === "vehicle" ? <VehiclePicker {...page} /> : <DriverPicker {...page} />
}
