import { recordIn, whyNotLeavingIn } from "@crewfleet/machines"
import type { LeaderLog } from "@crewfleet/sdk"
import { type LogRecordKind, leaderWords, stillToMend } from "@crewfleet/sdk/rules"
import { Button } from "../ui/Button.tsx"
import { Dialog } from "../ui/Dialog.tsx"
import type { LogActors } from "./useLogDeliveries.ts"

interface SubmittedDialogProps {
  readonly open: boolean
  /** What the service still lacks before the log is submitted. */
  readonly lacks: ReadonlyArray<string>
  readonly log: LeaderLog
  readonly actors: LogActors
  /** How many photos are on this device alone. */
  readonly photos: number
  /** How many are on this page alone. */
  readonly photosOnPage: number
  readonly onOk: () => void
}

/** Says that the log was submitted, once the service has it; and what of it is still to come or to be mended, where anything is. */
export function SubmittedDialog(props: SubmittedDialogProps) {
  const { open, lacks, log, actors, photos, photosOnPage, onOk } = props
  const owed = owedOf(log, actors)
  const missing = [...lacks, ...owed]
  return (
    <Dialog
      open={open}
      size="small"
      title="Successful"
      description={
        owed.length > 0
          ? "The feedback was received. Before your agency can accept the log:"
          : lacks.length > 0
            ? "The feedback was received. The log is submitted once the rest of it is there:"
            : isToStart(log, actors)
              ? "The log was received. To your agency the crew has not left yet: it is told what stands in the way."
              : "The job was completed and the log submitted for authorisation."
      }
      actions={
        <Button kind="primary" onClick={onOk}>
          Ok
        </Button>
      }
    >
      {missing.length > 0 && (
        <ul>
          {missing.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {photos > 0 && <p>{leaderWords.photosHere(photos)}</p>}
      {photosOnPage > 0 && <p>{leaderWords.photosOnPage(photosOnPage)}</p>}
    </Dialog>
  )
}

/** What else is in the way before the agency can accept a log of which all was sent: what is to be mended, and why the crew must not leave. */
const owedOf = (log: LeaderLog, actors: LogActors): ReadonlyArray<string> => {
  const received = Object.entries(actors).flatMap(([kind, actor]) => {
    const { receivedAt, facts } = actor.getSnapshot().context
    const { returnsRead } = facts
    return receivedAt === undefined ? [] : [{ kind: kind as LogRecordKind, receivedAt, returnsRead }]
  })
  const { form } = actors.vehicle.getSnapshot().context
  const reasons = log.job.transportStatus === "COMMITTED" ? whyNotLeavingIn(log, form) : []
  return [...stillToMend(log.returns, received), ...reasons.map(({ text }) => text)]
}

/** Whether the log was read since its end was received, and the journey has not begun to the agency all the same. */
const isToStart = (log: LeaderLog, { dropOff }: LogActors): boolean =>
  log.job.transportStatus === "COMMITTED" &&
  recordIn(log, "dropOff") !== undefined &&
  recordIn(log, "dropOff")?.id === dropOff.getSnapshot().context.id
