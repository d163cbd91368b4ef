import type { HistoryEntry } from "@crewfleet/sdk"
import { bookingChangeWords } from "@crewfleet/sdk/rules"
import { writeMoment } from "../time/write.ts"
import { Stack } from "../ui/Stack.tsx"
import styles from "./BookingChange.module.css"

interface BookingHistoryProps {
  readonly history: ReadonlyArray<HistoryEntry>
}

/** What happened to a booking, the latest first, under a heading. */
export function BookingHistory({ history }: BookingHistoryProps) {
  return (
    <Stack as="section" gap={3} className={styles.history} aria-labelledby="booking-history">
      <h3 id="booking-history">History</h3>
      <BookingPast history={history} />
    </Stack>
  )
}

/** What happened to a booking, the latest first: what, who, when and why. */
export function BookingPast({ history }: BookingHistoryProps) {
  return (
    <>
      {history.length === 0 && <p className={styles.minor}>No changes are recorded.</p>}
      <Stack as="ol" gap={3}>
        {history.map(({ event, user, at, receivedAt, reason, differences = [] }) => (
          <Stack as="li" gap={0} key={`${event} ${at}`} className={styles.past}>
            <span className={styles.done}>{bookingChangeWords(event).done}</span>
            <span className={styles.minor}>
              {[user, at && writeMoment(at)].filter(Boolean).join(", ") || "By nobody known"}
            </span>
            {receivedAt && <span className={styles.minor}>late: received {writeMoment(receivedAt)}</span>}
            {differences.map(({ what, from, to }) => (
              <span key={what}>
                {what} from {from} to {to}
              </span>
            ))}
            {reason && <q className={styles.reason}>{reason}</q>}
          </Stack>
        ))}
      </Stack>
    </>
  )
}
