import { isRefusedWith, type Session } from "@crewfleet/sdk"
import { useState } from "react"
import { Page } from "../layout/Page.tsx"
import { PageMessage } from "../layout/PageMessage.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { retryFor } from "../list/retryFor.ts"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { useLogic } from "../useLogic.ts"
import { CrewJob } from "./CrewJob.tsx"
import * as portal from "./seatLogics.ts"

interface CrewJobScreenProps {
  /** The number of the job. */
  readonly jobId: number
  readonly session: Pick<Session, "workerId">
  readonly logic?: portal.SeatLogics["job"]
}

/** Shows `crewJobMachine`: a journey as whoever is booked for it may read it. */
export function CrewJobScreen({ jobId, session, logic = portal.seatLogics.job }: CrewJobScreenProps) {
  const [request] = useState({ workerId: session.workerId ?? 0, id: jobId })
  const [state, send] = useLogic(logic, { input: { request } })
  const { value: job, failure, attempts } = state.context
  if (failure && isRefusedWith(failure, 404))
    return (
      <PageMessage title="Job not found">You are booked for no journey with the number {jobId}.</PageMessage>
    )
  return (
    <Page {...(job && { title: `Journey ${job.refPrefix}` })}>
      <PartBody
        situation="authenticatedCall"
        failure={job ? undefined : failure}
        attempts={attempts}
        busy={state.hasTag("busy")}
        onRetry={failure && retryFor(failure, () => send({ type: "reload.asked" }))}
        nothing={undefined}
        skeleton={<SkeletonLines lines={8} />}
      >
        {job && <CrewJob job={job} />}
      </PartBody>
    </Page>
  )
}
