import type { TermsPrice } from "@crewfleet/sdk"
import { moneyWriter } from "../money/moneyWriter.ts"
import styles from "./PriceBox.module.css"
import { PriceFrame, PriceLine, PriceLines, Taken } from "./PriceFrame.tsx"
import type { ShownPrice } from "./usePrice.ts"

interface TermsPriceBoxProps {
  readonly price: ShownPrice<TermsPrice>
  /** ISO 4217, where the price names none. */
  readonly currency: string
}

/** What a booking costs now and after a change, and whether the vehicle is free then. */
export function TermsPriceBox({ price, currency }: TermsPriceBoxProps) {
  const { quote } = price
  return (
    <PriceFrame price={price} id="totalAmount" nothing="Change something to see the new price.">
      {quote && <BeforeAndAfter price={quote} currency={currency} />}
    </PriceFrame>
  )
}

function BeforeAndAfter({ price, currency }: { readonly price: TermsPrice; readonly currency: string }) {
  const { before, after, difference, available, credits } = price
  const money = moneyWriter(after.currency ?? currency)
  const days = (count: number) => `${count} ${count === 1 ? "day" : "days"}`
  return (
    <>
      {!available && <Taken />}
      <PriceLines>
        <PriceLine label={`Before, ${days(before.daysHired)}`} amount={money(before.totalAmount)} />
        <PriceLine label={`After, ${days(after.daysHired)}`} amount={money(after.totalAmount)} />
        <PriceLine
          label={difference < 0 ? "Less to pay" : "More to pay"}
          amount={money(Math.abs(difference))}
          total
        />
      </PriceLines>
      {credits && (
        <p className={styles.minor}>Invoice {credits} is issued: it will be taken back by a credit note.</p>
      )}
    </>
  )
}
