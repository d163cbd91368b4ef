import { momentWords, type Session } from "@crewfleet/sdk"
import { type ReactNode, useEffect } from "react"
import { Link, useLocation } from "wouter"
import { registerOffline } from "../offline/registerOffline.ts"
import { closeDesk, deskOf } from "./conditionDesk.ts"
import { momentAddress } from "./momentAddress.ts"
import type { OpenReport } from "./reportDesk.ts"
import styles from "./UnsentReports.module.css"
import { useUnsent } from "./useUnsent.ts"

/** Sends what waits on this device while the portal is open, and says on every page but the report's own how that goes. */
export function UnsentReports({ session }: { readonly session: Session }) {
  const desk = deskOf(session)
  useEffect(() => {
    registerOffline()
    desk.openUnsent().catch(() => {})
    const returned = () => desk.connectionReturned()
    const leaving = () => desk.keepAll()
    addEventListener("online", returned)
    addEventListener("pagehide", leaving)
    return () => {
      removeEventListener("online", returned)
      removeEventListener("pagehide", leaving)
      closeDesk(desk)
    }
  }, [desk])
  const [path] = useLocation()
  const unsent = useUnsent()
  if (unsent.length === 0 || path.includes("/condition/")) return null
  const waiting = unsent.filter(({ why }) => why === "waiting")
  const refused = unsent.filter(({ why }) => why !== "waiting")
  return (
    <div className={styles.banner} role="status">
      {refused.map(({ report, why }) => (
        <Line key={`${report.bookingId}/${report.moment}`} report={report}>
          {why === "photoRefused" ? "A photo of the " : "The "}
          {momentWords[report.moment].toLowerCase()} report of booking {report.bookingId} was not taken.
        </Line>
      ))}
      {waiting[0] && (
        <Line report={waiting[0].report}>
          {waiting.length === 1
            ? "1 condition report is waiting to be sent."
            : `${waiting.length} condition reports are waiting to be sent.`}
        </Line>
      )}
    </div>
  )
}

interface LineProps {
  readonly report: OpenReport
  readonly children: ReactNode
}

function Line({ report: { bookingId, moment, actor }, children }: LineProps) {
  const clientId = actor?.getSnapshot().context.subject?.clientId
  const address = `/agency/clients/${clientId}/bookings/${bookingId}/condition/${momentAddress[moment]}`
  return (
    <p className={styles.line}>
      <span>{children}</span>
      {clientId && <Link href={address}>Show</Link>}
    </p>
  )
}
