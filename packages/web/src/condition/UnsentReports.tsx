import { isUnsent } from "@crewfleet/machines"
import type { Session } from "@crewfleet/sdk"
import { useAtomValue } from "jotai"
import { useEffect, useState } from "react"
import { Link, useLocation } from "wouter"
import { registerOffline } from "../offline/registerOffline.ts"
import { closeDesk, deskOf } from "./conditionDesk.ts"
import { momentAddress } from "./momentAddress.ts"
import { type OpenReport, openReportsAtom } from "./reportDesk.ts"
import styles from "./UnsentReports.module.css"

/** Sends what waits on this device while the portal is open, and says on every page but the report's own that it does. */
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
      closeDesk()
    }
  }, [desk])
  const [path] = useLocation()
  const waiting = useWaiting()
  if (waiting.length === 0 || path.includes("/condition/")) return null
  const address = waiting[0] && addressOf(waiting[0])
  return (
    <div className={styles.banner} role="status">
      <span>
        {waiting.length === 1
          ? "1 condition report is waiting to be sent."
          : `${waiting.length} condition reports are waiting to be sent.`}
      </span>
      {address && <Link href={address}>Show</Link>}
    </div>
  )
}

const addressOf = ({ bookingId, moment, actor }: OpenReport): string | undefined => {
  const clientId = actor?.getSnapshot().context.subject?.clientId
  return clientId
    ? `/agency/clients/${clientId}/bookings/${bookingId}/condition/${momentAddress[moment]}`
    : undefined
}

/** The reports that are complete and not yet with the service. */
const useWaiting = (): ReadonlyArray<OpenReport> => {
  const reports = useAtomValue(openReportsAtom)
  const [waiting, setWaiting] = useState<ReadonlyArray<OpenReport>>([])
  useEffect(() => {
    const look = () =>
      setWaiting((before) => {
        const now = reports.filter(({ actor }) => actor && isUnsent(actor.getSnapshot().context))
        return now.length === before.length && now.every((report, at) => report === before[at]) ? before : now
      })
    look()
    const subscriptions = reports.map(({ actor }) => actor?.subscribe(look))
    return () => {
      for (const subscription of subscriptions) subscription?.unsubscribe()
    }
  }, [reports])
  return waiting
}
