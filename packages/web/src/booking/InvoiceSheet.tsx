import type { InvoiceDocument } from "@crewfleet/sdk/rules"
import Info from "lucide-react/icons/info"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./InvoiceSheet.module.css"
import { InvoiceTable } from "./InvoiceTable.tsx"

/** An invoice as it is read, on the screen and on paper. */
export function InvoiceSheet({ invoice }: { readonly invoice: InvoiceDocument }) {
  const { billTo, note, items, totals, payments, noPayments } = invoice
  return (
    <Stack as="article" className={styles.sheet}>
      <Stack as="section" gap={1} className={styles.part}>
        <h3>Bill to</h3>
        {billTo.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Stack>
      {note && (
        <Row as="p" nowrap align="start" className={styles.note}>
          <Info aria-hidden="true" />
          {note}
        </Row>
      )}
      <InvoiceTable name="Items" {...items}>
        {totals.map(({ label, amount }) => (
          <tr key={label} data-total={label === "Total Charge" || label === "Amount Due"}>
            <th scope="row" colSpan={items.headings.length - 1}>
              {label}
            </th>
            <td>{amount}</td>
          </tr>
        ))}
      </InvoiceTable>
      <Stack as="section" gap={1} className={styles.part}>
        <h3>Transactions</h3>
        {payments.rows.length > 0 ? (
          <InvoiceTable name="Transactions" {...payments} />
        ) : (
          <p className={styles.nothing}>{noPayments}</p>
        )}
      </Stack>
    </Stack>
  )
}
