import type { Quote } from "@crewfleet/sdk"
import { bookingFee } from "@crewfleet/sdk/rules"
import { moneyWriter } from "../money/moneyWriter.ts"
import { PriceFrame, PriceLine, PriceLines, Taken } from "./PriceFrame.tsx"
import type { ShownPrice } from "./usePrice.ts"

interface PriceBoxProps {
  readonly price: ShownPrice<Quote>
  /** ISO 4217, where the price names none. */
  readonly currency: string
}

/** What the hire costs as far as it is known, and whether the vehicle is free. */
export function PriceBox({ price, currency }: PriceBoxProps) {
  const { quote } = price
  return (
    <PriceFrame price={price} nothing="Choose a vehicle and times to see the price.">
      {quote && <Priced quote={quote} money={moneyWriter(quote.currency ?? currency)} />}
    </PriceFrame>
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
      {quote.available === false && <Taken />}
      <PriceLines>
        <PriceLine
          label={`Rental, ${days} ${days === 1 ? "day" : "days"}`}
          amount={money(quote.subTotalAmount - fee)}
        />
        <PriceLine label={bookingFee.shownAs} amount={money(fee)} />
        {discount ? (
          <PriceLine label={promotion ? `Discount, ${promotion}` : "Discount"} amount={money(-discount)} />
        ) : (
          promotion && <PriceLine label="Promotion" amount={promotion} />
        )}
        <PriceLine label={`VAT ${quote.vatPercentage ?? 0}%`} amount={money(quote.vatAmount ?? 0)} />
        <PriceLine label="Total" amount={money(quote.totalAmount)} total />
      </PriceLines>
    </>
  )
}
