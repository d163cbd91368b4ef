import type { AskedRequirement, MatrixWorker } from "@crewfleet/sdk"
import { cellText, changeText, unmetText } from "@crewfleet/sdk/rules"
import { useVirtualizer } from "@tanstack/react-virtual"
import { memo, useRef } from "react"
import { Link } from "../ui/Link.tsx"
import { EligibilityBadge } from "./EligibilityBadge.tsx"
import styles from "./MatrixTable.module.css"
import { type MatrixWorkers, workerPath } from "./MatrixWorkers.ts"
import { columnWidths, useColumnsInSight } from "./useColumnsInSight.ts"

/** How high a row is unless its text is larger than usual, in pixels. */
const rowHeight = 44

/** Workers under their requirements; only the cells in sight are drawn, and names and headings stay in sight. */
export const MatrixTable = memo(function MatrixTable({ agencyId, requirements, workers }: MatrixWorkers) {
  const scroller = useRef<HTMLElement>(null)
  const { getVirtualItems, getTotalSize, measureElement } = useVirtualizer({
    count: workers.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => workers[index]?.id ?? index,
    estimateSize: () => rowHeight,
    overscan: 1
  })
  const { from, to } = useColumnsInSight(scroller, requirements.length)
  const rows = getVirtualItems()
  const above = rows[0]?.start ?? 0
  const below = getTotalSize() - (rows.at(-1)?.end ?? 0)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={scroller} className={styles.scroll} tabIndex={0} aria-label="Workers, table">
      <table
        className={styles.table}
        style={{ minWidth: `${columnWidths.worker + requirements.length * columnWidths.requirement}rem` }}
        aria-rowcount={workers.length + 1}
      >
        <caption className={styles.caption}>Workers, and how they meet what is asked for</caption>
        <Head requirements={requirements} />
        <tbody>
          <Gap height={above} />
          {rows.map(({ index }) => {
            const worker = workers[index]
            return (
              worker && (
                <Line
                  key={worker.id}
                  agencyId={agencyId}
                  requirements={requirements}
                  worker={worker}
                  index={index}
                  from={from}
                  to={to}
                  measure={measureElement}
                />
              )
            )
          })}
          <Gap height={below} />
        </tbody>
      </table>
    </section>
  )
})

const Head = memo(function Head({ requirements }: Pick<MatrixWorkers, "requirements">) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={styles.worker}>
          Worker
        </th>
        <th scope="col" className={styles.verdict}>
          May work
        </th>
        <th scope="col" className={styles.why}>
          Why, and what comes
        </th>
        {requirements.map((requirement) => (
          <Heading key={requirement.id} {...requirement} />
        ))}
      </tr>
    </thead>
  )
})

function Heading({ name, otherwise }: AskedRequirement) {
  return (
    <th scope="col">
      {name}
      {otherwise === "WARN" && <span className={styles.warns}> (only warns)</span>}
    </th>
  )
}

/** The room of the rows that are not drawn. */
function Gap({ height }: { readonly height: number }) {
  return height > 0 ? (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <tr aria-hidden="true">
      <td style={{ height }} className={styles.gap} />
    </tr>
  ) : null
}

/** The room of the cells of a row that are not drawn. */
function Aside({ count }: { readonly count: number }) {
  return count > 0 ? <td colSpan={count} aria-hidden="true" /> : null
}

interface LineProps {
  readonly agencyId: number
  readonly requirements: MatrixWorkers["requirements"]
  readonly worker: MatrixWorker
  readonly index: number
  /** The place of the first requirement that is drawn, and of the first after it that is not. */
  readonly from: number
  readonly to: number
  readonly measure: (row: HTMLTableRowElement | null) => void
}

const Line = memo(function Line({ agencyId, requirements, worker, index, from, to, measure }: LineProps) {
  const { firstname, lastname, employmentNumber, verdict, changes, cells } = worker
  const [next] = changes
  const why = [unmetText(cells, requirements), next ? changeText(next) : ""].filter(Boolean)
  return (
    <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
      <th scope="row" className={styles.worker}>
        <Link href={workerPath(agencyId, worker)}>
          {firstname} {lastname}
        </Link>
        {employmentNumber && <span className={styles.number}>{employmentNumber}</span>}
      </th>
      <td>
        <EligibilityBadge verdict={verdict} />
      </td>
      <td>{why.join(". ")}</td>
      <Aside count={from} />
      {cells.slice(from, to).map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is what stands in the place of its requirement
        <td key={from + at} aria-colindex={from + at + 4} data-outcome={cell.outcome}>
          {cellText(cell)}
        </td>
      ))}
      <Aside count={cells.length - to} />
    </tr>
  )
})
