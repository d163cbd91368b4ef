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
  /** What the rows are sorted by when the heading is chosen; without it the heading cannot be. */
  readonly sort?: string
}

interface DataTableProps<Row> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  readonly busy?: boolean
  /** The order in which the rows are. */
  readonly sorted?: Sorted | undefined
  readonly onSort?: (by: string) => void
}

interface Sorted {
  readonly by: string
  readonly direction: "ascending" | "descending"
}

/** Rows under headings; the first cell names its row, and where there is no room each row is a card. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  busy = false,
  sorted,
  onSort
}: DataTableProps<Row>) {
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={`${caption}, table`} aria-busy={busy}>
        <table className={styles.table}>
          <caption className={styles.caption}>{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ heading, align, sort }) => (
                <th
                  key={heading}
                  scope="col"
                  data-align={align}
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
                {columns.map(({ heading, align, cell }, index) => {
                  const Cell = index === 0 ? "th" : "td"
                  return (
                    <Cell
                      key={heading}
                      scope={index === 0 ? "row" : undefined}
                      data-heading={heading}
                      data-align={align}
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
