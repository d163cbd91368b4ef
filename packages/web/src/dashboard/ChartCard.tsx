import type { Failure, Situation } from "@crewfleet/sdk"
import type { ChartPart, FigureRows } from "@crewfleet/sdk/rules"
import type { ReactNode } from "react"
import { PartBody } from "../list/PartBody.tsx"
import type { Tone } from "../ui/Badge.tsx"
import { BarList } from "../ui/BarList.tsx"
import { Card } from "../ui/Card.tsx"
import { Donut } from "../ui/Donut.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import styles from "./ChartCard.module.css"
import { FigureLink } from "./FigureLink.tsx"
import { whole } from "./figures.ts"

interface ChartCardProps {
  readonly title: string
  readonly kind: "ring" | "bars" | "top"
  /** How many bars there mostly are, which room is kept for. */
  readonly bars?: number
  /** Undefined until they are known. */
  readonly parts: ReadonlyArray<ChartPart> | undefined
  /** The colour of a code that is shown elsewhere too. */
  readonly toneOf?: (code: string) => Tone
  /** What the parts of a ring count together. */
  readonly totalRows?: (parts: ReadonlyArray<ChartPart>) => FigureRows | undefined
  /** A figure that sums the chart up. */
  readonly headline?: ReactNode
  /** Why the figures come to less than they do elsewhere. */
  readonly note?: ReactNode
  /** Whether there may be such a note, which room is kept for. */
  readonly mayNote?: boolean
  readonly situation: Situation
  /** What to say when there is nothing to show. */
  readonly nothing: string
  readonly failure: Failure | undefined
  readonly attempts: number
  readonly busy: boolean
  readonly onRetry: () => void
}

/** How one thing is shared out, in a card of its own: as a ring, as bars, or as bars of the first five. */
export function ChartCard({
  title,
  kind,
  bars = mostShown,
  parts,
  toneOf,
  totalRows,
  headline,
  note,
  mayNote = false,
  nothing,
  ...part
}: ChartCardProps) {
  const groups =
    parts?.map(({ label, count, code, rows }) => ({
      group: label,
      id: JSON.stringify(rows ?? label),
      count,
      tone: toneOf?.(code),
      figure: (
        <FigureLink rows={rows} label={`${label}: ${whole(count)}`}>
          {whole(count)}
        </FigureLink>
      )
    })) ?? []
  const sum = groups.reduce((sum, { count }) => sum + count, 0)
  return (
    <Card title={title} busy={part.busy}>
      <PartBody
        {...part}
        room={`${kind === "ring" ? ringHeight + (mayNote ? noteHeight : 0) : bars * barHeight}rem`}
        nothing={parts?.length === 0 ? nothing : undefined}
        skeleton={<SkeletonLines lines={kind === "ring" ? 8 : 2 * bars - 2} />}
      >
        {parts && (
          <div>
            {headline}
            {kind === "ring" ? (
              <Donut
                label={title}
                groups={groups}
                total={
                  <FigureLink rows={totalRows?.(parts)} label={`${title}, all: ${whole(sum)}`}>
                    {whole(sum)}
                  </FigureLink>
                }
              />
            ) : (
              <BarList
                label={title}
                groups={groups.slice(0, kind === "top" ? mostShown : undefined)}
                ranked={kind === "top"}
              />
            )}
            {note && <p className={styles.note}>{note}</p>}
          </div>
        )}
      </PartBody>
    </Card>
  )
}

const mostShown = 5

/** In rem; a bar with what is between it and the next. */
const barHeight = 2.6
const ringHeight = 18.0625
const noteHeight = 3.5
