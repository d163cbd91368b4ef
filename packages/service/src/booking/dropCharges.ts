import { type ChargeLine, chargedPrice, fallbackCurrency, withoutCharges } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { invoicedPrice } from "./invoicedPrice.ts"
import { reviseInvoice } from "./reviseInvoice.ts"

/** Takes charges that were decided off a booking and its invoice, as what they rested on was taken back. */
export const dropCharges = Effect.fnUntraced(function* (
  bookingId: number,
  isDropped: (line: ChargeLine) => boolean
) {
  const { query } = yield* Database
  const decided = yield* query((db) =>
    db
      .selectFrom("returnCharges")
      .innerJoin("bookings", "bookings.id", "bookingId")
      .where("bookingId", "=", bookingId)
      .select(["lines", "agencyId"])
      .executeTakeFirst()
  )
  const lines = decided?.lines.filter((line) => !isDropped(line))
  if (!decided || !lines || lines.length === decided.lines.length) return
  const { cost, currency = fallbackCurrency } = yield* invoicedPrice(bookingId)
  const price = chargedPrice(withoutCharges(cost, currency), lines, currency)
  yield* query((db) =>
    db
      .updateTable("returnCharges")
      .set({ lines: JSON.stringify(lines) })
      .where("bookingId", "=", bookingId)
      .execute()
  )
  if (price.total !== cost.total || price.lines.length !== cost.lines.length)
    yield* reviseInvoice(
      { bookingId, agencyId: decided.agencyId, currency },
      price,
      "What was charged at the return was taken back"
    )
})
