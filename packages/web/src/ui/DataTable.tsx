import type { ReactNode } from "react"
import styles from "./DataTable.module.css"

/** One column of a table: its heading, and what it shows of a row. */
export interface Column<Row> {
  readonly heading: string
  readonly cell: (row: Row) => ReactNode
  readonly align?: "start" | "end"
}

interface DataTableProps<Row> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string | number
  readonly busy?: boolean
}

/** Rows under headings; the first cell names its row, and where there is no room each row is a card. */
export function DataTable<Row>({ caption, columns, rows, rowKey, busy = false }: DataTableProps<Row>) {
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={`${caption}, table`} aria-busy={busy}>
        <table className={styles.table}>
          <caption className={styles.caption}>{caption}</caption>
          <thead>
            <tr>
              {columns.map(({ heading, align }) => (
                <th key={heading} scope="col" data-align={align}>
                  {heading}
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
