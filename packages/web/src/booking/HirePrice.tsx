import { momentIn, type NewBookingAnswers } from "@crewfleet/sdk/rules"
import { type RefObject, useEffect } from "react"
import type { BookingLogics } from "./bookingLogics.ts"
import { PriceBox } from "./PriceBox.tsx"
import { usePrice } from "./usePrice.ts"

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
  const price = usePrice(logic, hireIn(form), refusals)
  useEffect(() => {
    inSight.current = price.quote?.totalAmount
  }, [inSight, price.quote])
  return <PriceBox price={price} currency={currency} />
}

/** The hire that can have a price already, if any. */
const hireIn = ({ vehicleId: { id }, promoCode, ...times }: NewBookingAnswers) => {
  const start = momentIn(times.start)
  const end = momentIn(times.end)
  if (id === "" || start === undefined || end === undefined || end <= start) return undefined
  return { vehicleId: Number(id), start, end, promoCode: promoCode.trim() }
}
