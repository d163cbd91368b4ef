import { momentIn, type NewBookingAnswers } from "@crewfleet/sdk/rules"
import { type RefObject, useEffect, useEffectEvent } from "react"
import { useLogic } from "../useLogic.ts"
import type { BookingLogics } from "./bookingLogics.ts"
import { PriceBox } from "./PriceBox.tsx"

interface HirePriceProps {
  readonly form: NewBookingAnswers
  readonly refusals: ReadonlyArray<string>
  readonly currency: string
  readonly logic: BookingLogics["quote"]
  /** Holds the price in sight, if any. */
  readonly inSight: RefObject<number | undefined>
}

/** The price of what has been answered so far of a new booking; asked for anew when the service refused it. */
export function HirePrice({ form, refusals, currency, logic, inSight }: HirePriceProps) {
  const [quote, sendQuote] = useLogic(logic, {})
  const hire = hireIn(form)
  const wanted = JSON.stringify(hire)
  const ask = useEffectEvent(() => sendQuote({ type: "hire.changed", hire }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another hire has another price
  useEffect(() => ask(), [wanted])
  const askAgain = useEffectEvent(() => sendQuote({ type: "reload.asked" }))
  useEffect(() => {
    if (refusals.length > 0) askAgain()
  }, [refusals])
  useEffect(() => {
    inSight.current = quote.context.quote?.totalAmount
  }, [inSight, quote.context.quote])
  return <PriceBox state={quote} currency={currency} onRetry={() => sendQuote({ type: "reload.asked" })} />
}

/** The hire that can have a price already, if any. */
const hireIn = ({ vehicleId: { id }, promoCode, ...times }: NewBookingAnswers) => {
  const start = momentIn(times.start)
  const end = momentIn(times.end)
  if (id === "" || start === undefined || end === undefined || end <= start) return undefined
  return { vehicleId: Number(id), start, end, promoCode: promoCode.trim() }
}
