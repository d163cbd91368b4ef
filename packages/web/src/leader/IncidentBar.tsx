import { type IncidentKind, incidentKinds, leaderWords, writeInstant } from "@crewfleet/sdk/rules"
import { useAtomValue } from "jotai"
import { type MouseEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react"
import { useZone } from "../time/InZone.tsx"
import { Row } from "../ui/Row.tsx"
import { doubleTap, UndoButton } from "../ui/UndoButton.tsx"
import { useAfterPaint } from "../ui/useAfterPaint.ts"
import { useRootMark } from "../ui/useRootMark.ts"
import styles from "./IncidentBar.module.css"
import type { IncidentTouches, TouchedIncident } from "./incidentTouches.ts"

interface IncidentBarProps {
  readonly touches: IncidentTouches
  /** Something was recorded or taken back. */
  readonly onChanged: () => void
}

/** What happens on the road, at the foot of every step: one touch records it, and one takes it back. */
export function IncidentBar({ touches, onChanged }: IncidentBarProps) {
  const touched = useAtomValue(touches.touched)
  // It is recorded with the touch, and said with the frame after the one that answers it.
  const said = useAfterPaint(touched)
  const title = useId()
  useRootMark("foot")
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
    const isGone = await touches.undo()
    onChanged()
    return isGone
  }
  // What is said above the kinds takes room of its own: at the end of the page it covers nothing.
  useLayoutEffect(() => {
    const page = document.documentElement
    if (said && isAtEnd.current) page.scrollTop = page.scrollHeight
  }, [said])
  return (
    <section className={styles.foot} aria-labelledby={title}>
      <div role="status">
        <Touched touched={touched} said={said} onUndo={undo} />
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

interface TouchedProps {
  readonly touched: TouchedIncident | undefined
  /** What is said of it, which follows it by a frame. */
  readonly said: TouchedIncident | undefined
  /** Answers whether nobody was told of it. */
  readonly onUndo: () => Promise<boolean>
}

/**
 * What was touched a moment ago. Once that has ended, it stays where it is and does nothing for as long as a second tap of the same
 * finger may come, which would press what lies behind it.
 */
function Touched({ touched, said, onUndo }: TouchedProps) {
  const zone = useZone()
  const [shown, show] = useState(said)
  const [takenBack, takeBack] = useState<TouchedIncident>()
  const [taps, setTaps] = useState(0)
  if (said && said === touched && said !== shown) show(said)
  const isOver = touched !== shown && shown !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tap at what has ended may be followed by another
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(() => show(undefined), doubleTap)
    return () => clearTimeout(timer)
  }, [isOver, taps])
  if (!shown) return null
  const isTakenBack = isOver && takenBack === shown
  const undo = async () => {
    if (await onUndo()) takeBack(shown)
  }
  return (
    <Row
      gap={3}
      nowrap
      justify="between"
      className={styles.touched}
      onClick={() => setTaps((count) => count + 1)}
    >
      <span className={styles.said}>
        <span data-past={isTakenBack}>
          {incidentKinds[shown.kind]} recorded at {writeInstant("time", shown.start, zone)}.{" "}
          {leaderWords.incidentToBeTold}
        </span>
        {isTakenBack && <span>{leaderWords.incidentTakenBack}</span>}
      </span>
      <UndoButton key={shown.record.incidentId} disabled={isOver} onClick={undo} />
    </Row>
  )
}

const kinds = Object.entries(incidentKinds) as ReadonlyArray<readonly [IncidentKind, string]>
