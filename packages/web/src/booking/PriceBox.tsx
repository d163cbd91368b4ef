import type { quoteMachine } from "@crewfleet/machines"
import type { Quote } from "@crewfleet/sdk"
import { bookingFee } from "@crewfleet/sdk/rules"
import type { SnapshotFrom } from "xstate"
import { failureWords } from "../list/failureWords.ts"
import { moneyWriter } from "../money/moneyWriter.ts"
import { Button } from "../ui/Button.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./PriceBox.module.css"

interface PriceBoxProps {
  readonly state: SnapshotFrom<typeof quoteMachine>
  /** ISO 4217, where the price names none. */
  readonly currency: string
  readonly onRetry: () => void
}

/** What the hire costs as far as it is known, and whether the vehicle is free. */
export function PriceBox({ state, currency, onRetry }: PriceBoxProps) {
  const { quote, failure } = state.context
  return (
    <Stack
      as="section"
      gap={2}
      align="start"
      justify="center"
      className={styles.box}
      aria-label="Price"
      aria-live="polite"
      aria-busy={state.hasTag("busy")}
    >
      {failure ? (
        <>
          <p className={styles.warning}>{failureWords("authenticatedCall", failure)}</p>
          {failure._tag !== "Refused" && (
            <Button size="small" onClick={onRetry}>
              Retry
            </Button>
          )}
        </>
      ) : quote ? (
        <Priced quote={quote} money={moneyWriter(quote.currency ?? currency)} />
      ) : (
        <p className={styles.minor}>
          {state.hasTag("busy") ? "Working out the price…" : "Choose a vehicle and times to see the price."}
        </p>
      )}
    </Stack>
  )
}

interface PricedProps {
  readonly quote: Quote
  readonly money: (amount: number) => string
}

function Priced({ quote, money }: PricedProps) {
  const { daysHired: days, invoiceItemResult: items, discount, promotion } = quote
  const fee = items.find(({ description }) => description?.includes(bookingFee.description))?.total ?? 0
  return (
    <>
      {quote.available === false && (
        <p className={styles.warning}>This vehicle is already booked at that time.</p>
      )}
      <Stack as="dl" gap={1} className={styles.lines}>
        <Line
          label={`Rental, ${days} ${days === 1 ? "day" : "days"}`}
          amount={money(quote.subTotalAmount - fee)}
        />
        <Line label={bookingFee.shownAs} amount={money(fee)} />
        {discount ? (
          <Line label={promotion ? `Discount, ${promotion}` : "Discount"} amount={money(-discount)} />
        ) : (
          promotion && <Line label="Promotion" amount={promotion} />
        )}
        <Line label={`VAT ${quote.vatPercentage ?? 0}%`} amount={money(quote.vatAmount ?? 0)} />
        <Line label="Total" amount={money(quote.totalAmount)} total />
      </Stack>
    </>
  )
}

function Line({ label, amount, total = false }: { label: string; amount: string; total?: boolean }) {
  return (
    <Row gap={4} nowrap align="start" justify="between" className={styles.line} data-total={total}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </Row>
  )
}
