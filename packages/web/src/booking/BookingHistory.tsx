import type { HistoryEntry } from "@crewfleet/sdk"
import { bookingChangeWords } from "@crewfleet/sdk/rules"
import { writeMoment } from "../time/write.ts"
import styles from "./BookingChange.module.css"

/** What happened to a booking, the latest first: what, who, when and why. */
export function BookingHistory({ history }: { readonly history: ReadonlyArray<HistoryEntry> }) {
  return (
    <section className={styles.history} aria-labelledby="booking-history">
      <h3 id="booking-history">History</h3>
      {history.length === 0 && <p className={styles.minor}>No changes are recorded.</p>}
      <ol>
        {history.map(({ event, user, at, reason }) => (
          <li key={`${event} ${at}`}>
            <span className={styles.done}>{bookingChangeWords(event).done}</span>
            <span className={styles.minor}>
              {[user, at && writeMoment(at)].filter(Boolean).join(", ") || "By nobody known"}
            </span>
            {reason && <q className={styles.reason}>{reason}</q>}
          </li>
        ))}
      </ol>
    </section>
  )
}
