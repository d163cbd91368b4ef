import { useEffect } from "react"
import { sweepLogs } from "./leaving.ts"
import { logStore } from "./logStore.ts"

/** Removes from this device the logs of journeys that have been on it for long enough, wherever their leaders go next. */
export function SweepLogs() {
  useEffect(() => void sweepLogs(logStore).catch(() => {}), [])
  return null
}
