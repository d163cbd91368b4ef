import type { noticesChoiceMachine } from "@crewfleet/machines"
import type { WorkerNotices } from "@crewfleet/sdk"
import { noticesForm } from "@crewfleet/sdk/rules"
import { Questions } from "../form/Questions.tsx"
import { PartBody } from "../list/PartBody.tsx"
import { Card } from "../ui/Card.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { notifyEmitted, useLogic } from "../useLogic.ts"
import type { WorkerLogics } from "./workerLogics.ts"

interface NoticesCardProps {
  readonly workerId: number
  readonly logics: Pick<WorkerLogics, "notices" | "noticesChoice">
}

/** Of what a worker is mailed, each with a box that is saved once it is ticked. */
export function NoticesCard({ workerId, logics }: NoticesCardProps) {
  const [state, send] = useLogic(logics.notices, { input: { request: { workerId } } })
  const { value, failure, attempts } = state.context
  const busy = state.hasTag("busy")
  return (
    <Card title="Mails you get" busy={busy}>
      <PartBody
        situation="authenticatedCall"
        failure={value ? undefined : failure}
        attempts={attempts}
        busy={busy}
        onRetry={() => send({ type: "reload.asked" })}
        nothing={undefined}
        skeleton={<SkeletonLines lines={2} />}
      >
        {value && <Boxes notices={value} logic={logics.noticesChoice} />}
      </PartBody>
    </Card>
  )
}

interface BoxesProps {
  readonly notices: WorkerNotices
  readonly logic: WorkerLogics["noticesChoice"]
}

/** Shows `noticesChoiceMachine`. */
function Boxes({ notices, logic }: BoxesProps) {
  const input = { about: { workerId: notices.id }, choice: noticesForm.read(notices) }
  const [state, send] = useLogic<typeof noticesChoiceMachine>(
    logic,
    { input },
    (emitted) => emitted.type === "notice" && notifyEmitted(emitted)
  )
  const { wanted } = state.context
  return (
    <Questions
      of={noticesForm}
      prefix="notices-"
      answers={wanted}
      problems={[]}
      onChange={(changes) => send({ type: "choice.made", choice: { ...wanted, ...changes } })}
    />
  )
}
