import type { RecordedStep } from "@crewfleet/machines/recording"
import { useMemo } from "react"
import { exchangesIn } from "./exchanges.ts"
import styles from "./SequenceView.module.css"

interface SequenceViewProps {
  readonly steps: ReadonlyArray<RecordedStep>
  readonly found: ReadonlyArray<number>
  readonly at: number
  readonly onJump: (to: number) => void
}

/** How many steps are drawn up to the one that is looked at. */
const shown = 30
const column = 216
const row = 34
const head = 40

/** Who told whom what, from above to below, up to the step that is looked at. */
export function SequenceView({ steps, found, at, onJump }: SequenceViewProps) {
  const { parties, exchanges } = useMemo(() => {
    const until = found.filter((index) => index <= at).slice(-shown)
    return exchangesIn(until.map((index) => ({ index, step: steps[index] as RecordedStep })))
  }, [steps, found, at])
  const xOf = (party: string) => parties.indexOf(party) * column + column / 2
  const width = Math.max(parties.length * column, column)
  const height = head + exchanges.length * row + row
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={styles.view} tabIndex={0} aria-label="Sequence">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing with buttons in it */}
      <svg width={width} height={height} role="group" aria-label={`The last ${exchanges.length} steps`}>
        {parties.map((party) => (
          <g key={party}>
            <text x={xOf(party)} y={22} className={styles.party}>
              {party.length > 24 ? `…${party.slice(-23)}` : party}
            </text>
            <line x1={xOf(party)} x2={xOf(party)} y1={head - 8} y2={height} className={styles.life} />
          </g>
        ))}
        {exchanges.map(({ index, from, to, words }, place) => {
          const y = head + place * row + row / 2
          const [x1, x2] = [xOf(from), xOf(to)]
          return (
            // biome-ignore lint/a11y/useSemanticElements: there is no button within a drawing
            <g
              key={index}
              role="button"
              tabIndex={0}
              aria-label={`Step ${index + 1}: ${from} to ${to}, ${words}`}
              className={styles.exchange}
              data-now={index === at}
              onClick={() => onJump(index)}
              onKeyDown={({ key }) => {
                if (key === "Enter" || key === " ") onJump(index)
              }}
            >
              <rect x={0} y={y - row / 2} width={width} height={row} className={styles.band} />
              {x1 === x2 ? (
                <circle cx={x1} cy={y + 4} r={4} className={styles.dot} />
              ) : (
                <>
                  <line x1={x1} x2={x2} y1={y + 4} y2={y + 4} className={styles.arrow} />
                  <path d={`M ${x2} ${y + 4} l ${x2 > x1 ? -8 : 8} -4 v 8 z`} className={styles.dot} />
                </>
              )}
              <text x={x1 === x2 ? x1 : (x1 + x2) / 2} y={y - 3} className={styles.words}>
                {words}
              </text>
            </g>
          )
        })}
      </svg>
    </section>
  )
}
