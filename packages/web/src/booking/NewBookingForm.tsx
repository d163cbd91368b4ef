import {
  bookingSources,
  instantAt,
  type NewBookingForm as NewBookingAnswers,
  type Problem,
  paymentMethods,
  wallClockOf
} from "@crewfleet/sdk"
import { useEffect, useEffectEvent } from "react"
import { timeZone } from "../time/timeZone.ts"
import { choicesOf } from "../ui/choicesOf.ts"
import { Form } from "../ui/Form.tsx"
import { SelectField } from "../ui/SelectField.tsx"
import { TextField } from "../ui/TextField.tsx"
import { useLogic } from "../useLogic.ts"
import type { BookingLogics } from "./bookingLogics.ts"
import { HirerField } from "./HirerField.tsx"
import styles from "./NewBookingForm.module.css"
import { PriceBox } from "./PriceBox.tsx"
import { VehicleField } from "./VehicleField.tsx"

interface NewBookingFormProps {
  readonly id: string
  readonly agencyId: number | undefined
  readonly currency: string
  readonly form: NewBookingAnswers
  /** Whether it was typed earlier. */
  readonly restored: boolean
  readonly problems: ReadonlyArray<Problem>
  /** What the service said against the last attempt. */
  readonly refusals: ReadonlyArray<string>
  readonly busy: boolean
  readonly logics: BookingLogics
  readonly onChange: (changes: Partial<NewBookingAnswers>) => void
  /** Called with the price in sight, if any. */
  readonly onSubmit: (total: number | undefined) => void
}

/** The questions of a new booking, with the price of what has been answered so far. */
export function NewBookingForm({ form, problems, onChange, logics, ...more }: NewBookingFormProps) {
  const { agencyId, currency, refusals } = more
  const [quote, sendQuote] = useLogic(logics.quote, {})
  const hire = hireIn(form)
  const wanted = JSON.stringify(hire)
  const ask = useEffectEvent(() => sendQuote({ type: "hire.changed", hire }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another hire has another price
  useEffect(() => ask(), [wanted])
  const askAgain = useEffectEvent(() => sendQuote({ type: "reload.asked" }))
  useEffect(() => {
    if (refusals.length > 0) askAgain()
  }, [refusals])

  const problemOf = (field: keyof NewBookingAnswers) => problems.find((one) => one.field === field)?.text
  const spoken = refusals.filter((text) => problems.every((problem) => problem.text !== text))
  const typed = (field: "start" | "end" | "promoCode" | "source" | "paymentMethod") => ({
    name: field,
    value: form[field],
    problem: problemOf(field),
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ [field]: currentTarget.value })
  })
  return (
    <Form
      id={more.id}
      problems={[...spoken.map((text) => ({ text })), ...problems]}
      busy={more.busy}
      onSubmit={() => more.onSubmit(quote.context.quote?.totalAmount)}
    >
      {more.restored && <p className={styles.restored}>This is what you typed earlier and did not book.</p>}
      <HirerField
        agencyId={agencyId}
        clientId={form.clientId}
        clientName={form.clientName}
        problem={problemOf("clientId")}
        logic={logics.hirers}
        onChange={onChange}
      />
      <VehicleField
        agencyId={agencyId}
        vehicleId={form.vehicleId}
        vehicleName={form.vehicleName}
        problem={problemOf("vehicleId")}
        logic={logics.vehicles}
        onChange={onChange}
      />
      <div className={styles.pair}>
        <TextField {...typed("start")} type="datetime-local" label="Start" min={soonest()} />
        <TextField {...typed("end")} type="datetime-local" label="End" min={form.start || soonest()} />
        <SelectField {...typed("source")} label="Booked by" choices={choicesOf(bookingSources)} />
        <SelectField {...typed("paymentMethod")} label="Paid by" choices={choicesOf(paymentMethods)} />
      </div>
      <TextField {...typed("promoCode")} label="Promo code" optional autoComplete="off" />
      <PriceBox state={quote} currency={currency} onRetry={() => sendQuote({ type: "reload.asked" })} />
    </Form>
  )
}

const soonest = () => wallClockOf(new Date().toISOString(), timeZone())

/** The hire that can have a price already, if any. */
const hireIn = ({ vehicleId, promoCode, ...times }: NewBookingAnswers) => {
  const start = instantAt(times.start, timeZone())
  const end = instantAt(times.end, timeZone())
  if (vehicleId === undefined || start === undefined || end === undefined || end <= start) return undefined
  return { vehicleId, start, end, promoCode: promoCode.trim() }
}
