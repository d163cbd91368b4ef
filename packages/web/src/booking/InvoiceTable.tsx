import type { InvoiceGrid } from "@crewfleet/sdk/rules"
import type { ReactNode } from "react"
import styles from "./InvoiceTable.module.css"

interface InvoiceTableProps extends InvoiceGrid {
  /** What it is called for those who listen. */
  readonly name: string
  /** The rows of the footer. */
  readonly children?: ReactNode
}

/** A table of an invoice; the last column holds amounts. */
export function InvoiceTable({ name, headings, rows, wide, children }: InvoiceTableProps) {
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={name}>
        <thead>
          <tr>
            {headings.map((heading, column) => (
              <th key={heading} scope="col" data-wide={column === wide}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, hint }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of an invoice never move, and may be equal
            <tr key={row}>
              {cells.map((cell, column) => {
                const Cell = column === 0 ? "th" : "td"
                return (
                  <Cell
                    key={headings[column]}
                    scope={column === 0 ? "row" : undefined}
                    data-wide={column === wide}
                  >
                    {cell}
                    {column === 0 && hint && <span className={styles.hint}>{hint}</span>}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
        {children && <tfoot>{children}</tfoot>}
      </table>
    </div>
  )
}
