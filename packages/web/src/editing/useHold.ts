import { useEffect, useState } from "react"
import { holdLock } from "../holdLock.ts"

/** Milliseconds that a tab has to write what was typed in it last, before another that took its place reads it. */
const handOver = 500

/** Whether this tab may work on something that only one tab of a browser works on at a time. */
export interface Hold {
  /** Not known yet; this tab has it; another tab has it. */
  readonly state: "asking" | "held" | "elsewhere"
  /** Takes it over from the tab that has it. */
  readonly take: () => void
}

/** Holds something by its name for as long as it is shown, unless another tab has it or takes it over. */
export const useHold = (name: string): Hold => {
  const [asked, setAsked] = useState({ isTaken: false })
  const [state, setState] = useState<Hold["state"]>("asking")
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const release = holdLock(name, asked.isTaken, {
      onHeld: () => {
        timer = setTimeout(() => setState("held"), asked.isTaken ? handOver : 0)
      },
      onLost: () => {
        clearTimeout(timer)
        setState("elsewhere")
        return undefined
      }
    })
    return () => {
      clearTimeout(timer)
      release()
    }
  }, [name, asked])
  return { state, take: () => setAsked({ isTaken: true }) }
}
