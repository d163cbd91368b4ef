import { type ConditionDraft, conditionOptions, isStarted } from "@crewfleet/machines"
import type { ConditionReports, Session } from "@crewfleet/sdk"
import { type Moment, missedDamages, moments, momentWords } from "@crewfleet/sdk/rules"
import { useSelector } from "@xstate/react"
import { useDrafts } from "../delivery/useUnsent.ts"
import { failureWords } from "../list/failureWords.ts"
import { sessionActor } from "../session/sessionActor.ts"
import { writeMoment } from "../time/write.ts"
import { Dialog } from "../ui/Dialog.tsx"
import { Link } from "../ui/Link.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { useLogic } from "../useLogic.ts"
import styles from "./ConditionReportDialog.module.css"
import { conditionReports, outboxOf } from "./conditionOutbox.ts"
import { momentAddress } from "./momentAddress.ts"

interface ConditionReportDialogProps {
  readonly open: boolean
  readonly clientId: number
  readonly bookingId: number
  readonly onClose: () => void
}

/** The way to both condition reports of a booking, with where each of them is. */
export function ConditionReportDialog({ open, onClose, ...booking }: ConditionReportDialogProps) {
  const session = useSelector(sessionActor, ({ context }) => context.session)
  return (
    <Dialog open={open} title="Vehicle Condition Report form" onCancel={onClose}>
      {open && session && <BothReports session={session} {...booking} />}
    </Dialog>
  )
}

interface BothReportsProps {
  readonly session: Session
  readonly clientId: number
  readonly bookingId: number
}

function BothReports({ session, clientId, bookingId }: BothReportsProps) {
  const [state] = useLogic(conditionReports, { input: { request: { bookingId } } })
  const outbox = outboxOf(session)
  const drafts = useDrafts(outbox)
  const { value, failure } = state.context
  const pages = `/agency/clients/${clientId}/bookings/${bookingId}/condition`
  return (
    <Stack gap={3}>
      {failure && (
        <p role="status">{failureWords("loadReports", failure)}. You can fill them in all the same.</p>
      )}
      <Stack as="ul" gap={3}>
        {moments.map((moment) => {
          const draft = drafts[outbox.store.placeOf({ bookingId, moment })]
          const { fact, deed } = stateOf(moment, value, draft)
          return (
            <Row as="li" gap={2} across={4} justify="between" key={moment} className={styles.report}>
              <span>
                <strong>{momentWords[moment]}</strong>
                <span className={styles.fact}>{state.hasTag("busy") && !draft ? "Looking" : fact}</span>
              </span>
              <Link href={`${pages}/${momentAddress[moment]}`} className={styles.link}>
                {deed} {momentWords[moment].toLowerCase()} report
              </Link>
            </Row>
          )
        })}
      </Stack>
      {(value?.pickUp || value?.return) && <Link href={pages}>Compare and print</Link>}
    </Stack>
  )
}

const stateOf = (
  moment: Moment,
  reports: ConditionReports | undefined,
  draft: ConditionDraft | undefined
): { readonly fact: string; readonly deed: string } => {
  const received = moment === "PICK_UP" ? reports?.pickUp : reports?.return
  if (draft?.refusal) return { fact: "Refused, and still on this device", deed: "Show the" }
  if (draft?.asked && !draft.receivedAt)
    return { fact: "On this device, waiting to be sent", deed: "Show the" }
  if (draft && isStarted(conditionOptions, draft) && !draft.receivedAt)
    return { fact: "Begun on this device", deed: "Go on with the" }
  if (received) {
    const earlier = moment === "RETURN" ? reports?.pickUp?.content : undefined
    const isMissing = missedDamages(earlier, received.content).length > 0
    const but = isMissing ? ", but without damage that was noted at pick-up" : ""
    return { fact: `Received ${writeMoment(received.receivedAt)}${but}`, deed: "Show the" }
  }
  return { fact: "Not made yet", deed: "Fill in the" }
}
