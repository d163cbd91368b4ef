import { isRefusedWith } from "@crewfleet/sdk"
import { useState } from "react"
import { Page } from "../layout/Page.tsx"
import { PageMessage } from "../layout/PageMessage.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { retryFor } from "../list/retryFor.ts"
import { Card } from "../ui/Card.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { useLogic } from "../useLogic.ts"
import { type WorkerLogics, workerLogics } from "./workerLogics.ts"

interface ColleagueScreenProps {
  /** The number of the colleague. */
  readonly id: number
  readonly logic?: WorkerLogics["colleague"]
}

/** Shows `colleagueMachine`: the name and the role of somebody who works beside a worker, and no more. */
export function ColleagueScreen({ id, logic = workerLogics.colleague }: ColleagueScreenProps) {
  const [input] = useState({ request: { workerId: id } })
  const [state, send] = useLogic(logic, { input })
  const { value, failure, attempts } = state.context
  if (failure && isRefusedWith(failure, 404))
    return <PageMessage title="Worker not found">You share no shift with a worker {id}.</PageMessage>
  const busy = state.hasTag("busy")
  return (
    <Page {...(value && { title: `${value.firstname} ${value.lastname}` })}>
      <Card title="Role" busy={busy}>
        <PartBody
          situation="authenticatedCall"
          failure={failure}
          attempts={attempts}
          busy={busy}
          onRetry={failure && retryFor(failure, () => send({ type: "reload.asked" }))}
          nothing={undefined}
          skeleton={<SkeletonLines lines={1} />}
        >
          {value && <p>{value.assignmentCode?.name ?? "No role is known"}</p>}
        </PartBody>
      </Card>
    </Page>
  )
}
