import { type IncidentKind, incidentKinds, leaderWords, writeInstant } from "@crewfleet/sdk/rules"
import { useAtomValue } from "jotai"
import { type MouseEvent, useId, useLayoutEffect, useRef } from "react"
import { useZone } from "../time/InZone.tsx"
import { Row } from "../ui/Row.tsx"
import { doubleTap, UndoButton } from "../ui/UndoButton.tsx"
import styles from "./IncidentBar.module.css"
import type { IncidentTouches } from "./incidentTouches.ts"

interface IncidentBarProps {
  readonly touches: IncidentTouches
  /** Something was recorded or taken back. */
  readonly onChanged: () => void
}

/** What happens on the road, at the foot of every step: one touch records it, and one takes it back. */
export function IncidentBar({ touches, onChanged }: IncidentBarProps) {
  const touched = useAtomValue(touches.touched)
  const zone = useZone()
  const title = useId()
  const touchedAt = useRef(-doubleTap)
  const isAtEnd = useRef(false)
  const record = (kind: IncidentKind) => async (touch: MouseEvent) => {
    if (touch.timeStamp - touchedAt.current < doubleTap) return
    touchedAt.current = touch.timeStamp
    const { scrollTop, clientHeight, scrollHeight } = document.documentElement
    isAtEnd.current = scrollTop + clientHeight >= scrollHeight - 1
    await touches.record(kind)
    onChanged()
  }
  const undo = async () => {
    await touches.undo()
    onChanged()
  }
  // What is said above the kinds takes room of its own: at the end of the page it covers nothing.
  useLayoutEffect(() => {
    const page = document.documentElement
    if (touched && isAtEnd.current) page.scrollTop = page.scrollHeight
  }, [touched])
  return (
    <section className={styles.foot} data-foot aria-labelledby={title}>
      <div role="status">
        {touched && (
          <Row gap={3} justify="between" className={styles.touched}>
            <span>
              {incidentKinds[touched.kind]} recorded at {writeInstant("time", touched.start, zone)}.{" "}
              {leaderWords.incidentToBeTold}
            </span>
            <UndoButton key={touched.record.incidentId} onClick={undo} />
          </Row>
        )}
      </div>
      <h2 id={title} className={styles.footTitle}>
        What happened? One touch records it
      </h2>
      <Row gap={0} className={styles.kinds}>
        {kinds.map(([kind, label]) => (
          <button key={kind} type="button" className={styles.kind} onClick={record(kind)}>
            {label}
          </button>
        ))}
      </Row>
    </section>
  )
}

const kinds = Object.entries(incidentKinds) as ReadonlyArray<readonly [IncidentKind, string]>
