import { type RecordedStep, stateText } from "@crewfleet/machines/recording"
import { useVirtualizer } from "@tanstack/react-virtual"
import { useEffect, useRef } from "react"
import styles from "./StepList.module.css"

interface StepListProps {
  readonly steps: ReadonlyArray<RecordedStep>
  /** Those that are wanted, by their indexes. */
  readonly found: ReadonlyArray<number>
  readonly at: number
  readonly onJump: (to: number) => void
}

/** How high a step is drawn, in pixels. */
const height = 36

/** Every step that is wanted, of which those in sight are drawn; the one that is looked at is marked, and comes into sight. */
export function StepList({ steps, found, at, onJump }: StepListProps) {
  const view = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: found.length,
    getScrollElement: () => view.current,
    estimateSize: () => height,
    overscan: 8
  })
  const place = lastUntil(found, at)
  useEffect(() => {
    if (place >= 0) rows.scrollToIndex(place, { align: "auto" })
  }, [rows, place])
  if (found.length === 0) return <p>No step is like that.</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section ref={view} className={styles.view} tabIndex={0} aria-label="Steps">
      <ol className={styles.steps} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const number = found[index] ?? 0
          const step = steps[number]
          if (!step) return null
          return (
            <li key={number} className={styles.row} style={{ top: start, height }}>
              <button
                type="button"
                className={styles.step}
                aria-current={number === at ? "step" : undefined}
                onClick={() => onJump(number)}
              >
                <span className={styles.time}>{(step.at / 1_000).toFixed(2)} s</span>
                <span className={styles.actor}>{step.actor}</span>
                <code>{step._tag === "Heard" ? step.event.type : "began"}</code>
                <span className={styles.state}>
                  → {stateText(step.state)}
                  {step.masked && " (taken as it was: what is masked decides it)"}
                </span>
                <span>{step.notices.map(({ level, text }) => `${level}: ${text}`).join(" · ")}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** The place of the last one that is no later than a step; -1 where there is none. */
const lastUntil = (found: ReadonlyArray<number>, at: number): number => {
  let [low, high] = [0, found.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((found[middle] ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return low - 1
}
