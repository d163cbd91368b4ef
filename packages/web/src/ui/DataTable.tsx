import ArrowDown from "lucide-react/icons/arrow-down"
import ArrowUp from "lucide-react/icons/arrow-up"
import ArrowUpDown from "lucide-react/icons/arrow-up-down"
import type { ReactNode } from "react"
import styles from "./DataTable.module.css"

/** One column of a table: its heading, and what it shows of a row. */
export interface Column<Row> {
  readonly heading: string
  readonly cell: (row: Row) => ReactNode
  readonly align?: "start" | "end"
  /** Its words rather wrap than take the room of other columns. */
  readonly narrow?: true
  /** What the rows are sorted by when the heading is chosen; without it the heading cannot be. */
  readonly sort?: string
  /** Which way round at first; ascending, unless told. */
  readonly sortsFirst?: "descending"
  /** Its place on a card, where there is no room for columns; a line with its heading, unless told. */
  readonly card?: CardPlace
  /** Whether it is left out where none of the rows says anything in it. */
  readonly sparse?: true
}

/**
 * The heading of a card names its row; the first column is it where no other is. A line is a heading and what it says, a
 * plain one only that, and a wide one has the whole width; at the side stand a status, an amount or a button, and a figure
 * with its heading.
 */
export type CardPlace = "heading" | "line" | "plain" | "wide" | "side" | "figure"

interface DataTableProps<Row> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  readonly busy?: boolean
  /** Whether all rows stand on the page at once, which are few then; many scroll within the table, unless told. */
  readonly whole?: boolean
  /** The order in which the rows are. */
  readonly sorted?: Sorted | undefined
  readonly onSort?: (by: string) => void
}

interface Sorted {
  readonly by: string
  readonly direction: "ascending" | "descending"
}

/** Rows under headings; one cell names its row, and where there is no room each row is a card that it heads. */
export function DataTable<Row>({
  caption,
  columns: declared,
  rows,
  rowKey,
  busy = false,
  whole,
  sorted,
  onSort
}: DataTableProps<Row>) {
  const columns = declared.filter(({ sparse, cell }) => !sparse || rows.some((row) => cell(row)))
  const named = columns.find(({ card }) => card === "heading") ?? columns[0]
  return (
    <div className={styles.frame} data-whole={whole}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={`${caption}, table`} aria-busy={busy}>
        <table className={styles.table}>
          <caption className={styles.caption}>{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ heading, align, narrow, sort }) => (
                <th
                  key={heading}
                  scope="col"
                  data-align={align}
                  data-narrow={narrow}
                  aria-sort={sort !== undefined && sorted?.by === sort ? sorted.direction : undefined}
                >
                  {sort === undefined ? (
                    heading
                  ) : (
                    <>
                      <button type="button" className={styles.sort} onClick={() => onSort?.(sort)}>
                        {heading}
                        <SortIcon direction={sorted?.by === sort ? sorted.direction : undefined} />
                      </button>
                      <span className={styles.unsortable}>{heading}</span>
                    </>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map((column) => {
                  const { heading, align, narrow, cell, card = "line" } = column
                  const Cell = column === named ? "th" : "td"
                  return (
                    <Cell
                      key={heading}
                      scope={column === named ? "row" : undefined}
                      data-heading={heading}
                      data-align={align}
                      data-narrow={narrow}
                      data-card={column === named ? "heading" : card}
                    >
                      {cell(row)}
                    </Cell>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

function SortIcon({ direction }: { readonly direction: Sorted["direction"] | undefined }) {
  const Icon = direction === "ascending" ? ArrowUp : direction === "descending" ? ArrowDown : ArrowUpDown
  return <Icon aria-hidden="true" />
}
