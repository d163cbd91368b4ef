import { useEffect, useRef, useState } from "react"
import styles from "./LoadingBar.module.css"

/** Milliseconds that the bar takes to be full once all is there, and that it stays so (specification 002 §2). */
const completing = { step: 250, settle: 500 }

interface LoadingBarProps {
  readonly shown: boolean
  /** Where the person is: going elsewhere runs the bar through once. */
  readonly place?: string
}

/** A thin bar along the top edge while something loads; it shifts nothing. */
export function LoadingBar({ shown, place = "" }: LoadingBarProps) {
  const [phase, setPhase] = useState<"none" | "loading" | "full">("none")
  const before = useRef(place)
  useEffect(() => {
    const isElsewhere = before.current !== place
    before.current = place
    if (shown || isElsewhere) setPhase("loading")
  }, [shown, place])
  useEffect(() => {
    if (shown || phase === "none") return
    const timer = setTimeout(
      () => setPhase(phase === "loading" ? "full" : "none"),
      phase === "loading" ? completing.step : completing.settle
    )
    return () => clearTimeout(timer)
  }, [shown, phase])
  return (
    <div className={styles.track} role="status" data-shown={shown}>
      {(shown || phase !== "none") && (
        <span className={styles.bar} data-phase={shown ? "loading" : phase}>
          {shown && "Loading"}
        </span>
      )}
    </div>
  )
}
