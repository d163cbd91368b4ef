import type { DeliveryTypes } from "@crewfleet/machines"
import { useEffect } from "react"
import type { Outbox } from "./makeOutbox.ts"

/** Sends what waits on this device for as long as it is used, and closes the outbox then; `close` stays the same. */
export const useOutbox = <K extends DeliveryTypes>(
  outbox: Outbox<K>,
  close: (outbox: Outbox<K>) => void
): void => {
  useEffect(() => {
    outbox.openUnsent().catch(() => {})
    const returned = () => outbox.connectionReturned()
    const leaving = () => outbox.keepAll()
    addEventListener("online", returned)
    addEventListener("pagehide", leaving)
    return () => {
      removeEventListener("online", returned)
      removeEventListener("pagehide", leaving)
      close(outbox)
    }
  }, [outbox, close])
}
