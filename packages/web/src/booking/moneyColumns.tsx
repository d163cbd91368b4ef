import type { MoneyEntry, MoneySheet } from "@crewfleet/sdk"
import {
  amountRead,
  counterObstacle,
  isStandingEntry,
  moneyMethods,
  moneyWords,
  paidVia
} from "@crewfleet/sdk/rules"
import { write, writeMoment } from "../time/write.ts"
import { Button } from "../ui/Button.tsx"
import type { Column } from "../ui/DataTable.tsx"
import { TwoLines } from "../ui/TwoLines.tsx"
import styles from "./BookingChange.module.css"

interface MoneyColumns {
  readonly sheet: MoneySheet
  readonly money: (major: number) => string
  readonly onCancel: (entry: MoneyEntry) => void
}

/** The columns of what was paid, refunded and held of a booking. */
export const moneyColumns = ({ sheet, money, onCancel }: MoneyColumns): ReadonlyArray<Column<MoneyEntry>> => [
  { heading: "Entry", cell: (entry) => moneyWords(entry), card: "heading" },
  { heading: "Date", cell: ({ date }) => write("date", date), card: "plain" },
  { heading: "Method", cell: ({ method }) => method && methodWords(method), card: "plain", sparse: true },
  {
    heading: "Reference",
    cell: referenceOf,
    narrow: true,
    sparse: true
  },
  { heading: "Entered by", cell: enteredBy, narrow: true, sparse: true },
  { heading: "Amount", cell: (entry) => money(amountRead(entry)), align: "end", card: "side" },
  {
    heading: "Cancel",
    cell: (entry) => {
      if (!isStandingEntry(entry)) return entry.counteredBy !== undefined && "Cancelled"
      const because = counterObstacle(sheet, entry)
      return (
        <>
          <Button
            size="small"
            disabled={because !== undefined}
            aria-label={`Cancel entry: ${moneyWords(entry)} of ${money(entry.amount)}`}
            aria-describedby={because && `entry-${entry.id}-obstacle`}
            onClick={() => onCancel(entry)}
          >
            Cancel entry
          </Button>
          {because && (
            <p id={`entry-${entry.id}-obstacle`} className={styles.minor}>
              {because}
            </p>
          )}
        </>
      )
    },
    align: "end",
    card: "plain",
    sparse: true
  }
]

function referenceOf({ reference, note, method = "" }: MoneyEntry) {
  const known = paidVia(reference)
  const first = reference && known !== methodWords(method) ? known : note
  return first && <TwoLines second={first === note ? undefined : note}>{first}</TwoLines>
}

const methodWords = (method: string) =>
  Object.entries(moneyMethods).find(([code]) => code === method)?.[1] ?? method

function enteredBy({ enteredBy: name, enteredAt }: MoneyEntry) {
  return name && <TwoLines second={enteredAt && writeMoment(enteredAt)}>{name}</TwoLines>
}
