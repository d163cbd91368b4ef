import { useEffect, useLayoutEffect } from "react"
import { closeLogOutboxes, eachOutbox, type LogOutboxes, logOutboxesOf } from "./logOutboxes.ts"
import type { OpenedLog } from "./OpenedLog.ts"

/** Works on the parts of a log for as long as it is shown, and sends what waits. */
export const useLogOutboxes = (opened: OpenedLog): LogOutboxes => {
  const outboxes = logOutboxesOf(opened)
  const { log } = opened
  useLayoutEffect(() => outboxes.tell(log), [outboxes, log])
  useEffect(() => {
    eachOutbox(outboxes, ({ openUnsent }) => void openUnsent().catch(() => {}))
    const returned = () => eachOutbox(outboxes, ({ connectionReturned }) => connectionReturned())
    const leaving = () => {
      outboxes.touches.sendNow()
      eachOutbox(outboxes, ({ keepAll }) => keepAll())
    }
    const hidden = () => document.hidden && leaving()
    addEventListener("online", returned)
    addEventListener("pagehide", leaving)
    document.addEventListener("visibilitychange", hidden)
    return () => {
      removeEventListener("online", returned)
      removeEventListener("pagehide", leaving)
      document.removeEventListener("visibilitychange", hidden)
      closeLogOutboxes(outboxes)
    }
  }, [outboxes])
  return outboxes
}
