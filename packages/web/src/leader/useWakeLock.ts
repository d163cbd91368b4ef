import { useEffect } from "react"

/** Keeps the screen awake for as long as something is shown, where the browser can. */
export const useWakeLock = (): void => {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const ask = async () => {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return
      const got = await navigator.wakeLock.request("screen").catch(() => undefined)
      if (isOver) got?.release().catch(() => {})
      else lock = got
    }
    // A page that was hidden has lost it.
    ask()
    document.addEventListener("visibilitychange", ask)
    return () => {
      isOver = true
      document.removeEventListener("visibilitychange", ask)
      lock?.release().catch(() => {})
    }
  }, [])
}
