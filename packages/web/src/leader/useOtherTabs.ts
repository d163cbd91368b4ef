import { useEffect, useEffectEvent, useRef } from "react"

/** Closes a log in every tab once it is closed in one; answers how to tell the others. */
export const useOtherTabs = (jobId: number, close: () => void): (() => void) => {
  const channel = useRef<BroadcastChannel>(undefined)
  const heard = useEffectEvent(close)
  useEffect(() => {
    if (!("BroadcastChannel" in globalThis)) return
    const opened = new BroadcastChannel(`crewfleet.log/${jobId}`)
    opened.onmessage = () => heard()
    channel.current = opened
    return () => opened.close()
  }, [jobId])
  return () => channel.current?.postMessage("closed")
}
