import { placeInSpan, type ScheduleSpan } from "@crewfleet/sdk/rules"
import TriangleAlert from "lucide-react/icons/triangle-alert"
import type { CSSProperties } from "react"
import { Link } from "../ui/Link.tsx"
import { barWords } from "./barWords.ts"
import type { Bar, Lane } from "./Lane.ts"
import styles from "./ScheduleChart.module.css"

interface ScheduleBarProps {
  readonly lane: Lane
  readonly bar: Bar
  /** Below how many others it stands. */
  readonly row: number
  readonly span: ScheduleSpan
}

/** One bar of a chart, which leads to its page or does what it is told. */
export function ScheduleBar({ lane, bar, row, span }: ScheduleBarProps) {
  const { from, length } = placeInSpan(span, new Date(bar.start), new Date(bar.end))
  const words = barWords(lane, bar)
  const drawn = {
    className: styles.bar,
    "data-tone": bar.status.tone,
    "data-attention": bar.attention !== undefined || undefined,
    style: { left: `${from * 100}%`, width: `${length * 100}%`, "--row": row } as CSSProperties,
    "aria-label": words,
    title: words
  }
  const label = (
    <>
      {bar.attention !== undefined && <TriangleAlert className={styles.mark} aria-hidden="true" />}
      {bar.label}
    </>
  )
  if (typeof bar.leadsTo === "string")
    return (
      <Link {...drawn} href={bar.leadsTo}>
        {label}
      </Link>
    )
  if (bar.leadsTo === undefined)
    return (
      <span {...drawn} role="img">
        {label}
      </span>
    )
  return (
    <button {...drawn} type="button" onClick={bar.leadsTo.act}>
      {label}
    </button>
  )
}
