import type { AnswersOf } from "../form/FormOf.ts"
import { form } from "../form/form.ts"
import { money } from "../form/kinds/money.ts"
import { wholeNumber } from "../form/kinds/wholeNumber.ts"

const whenPriced = "0 where you never charge it. Left empty, each return asks you for the amount."

/** By which rules an agency charges what a return brings to light; every charge is its own decision. */
export const returnRulesForm = form({
  /** For how many minutes after the agreed end a vehicle is not late yet: 0 to 1,440. */
  graceMinutes: wholeNumber({
    label: "Grace period in minutes",
    hint: "A vehicle is late once it comes back later than this after the agreed end.",
    min: 0,
    max: 1_440,
    required: "Enter the grace period, or 0 if there is none",
    preset: "60",
    harmless: true
  }),
  /** What each begun day late costs, in per cent of the rate of that day: 0 to 300. */
  lateDayPercentage: wholeNumber({
    label: "A day late, in per cent of its rate",
    hint: "For each 24 hours that have begun since the grace period.",
    min: 0,
    max: 300,
    required: "Enter what a day late costs, or 0 if nothing",
    preset: "100",
    harmless: true
  }),
  /** What is given back for each whole day early, in per cent of what that day cost: 0 to 100. */
  earlyDayPercentage: wholeNumber({
    label: "A day early, in per cent given back",
    hint: "For each whole 24 hours before the agreed end.",
    min: 0,
    max: 100,
    required: "Enter what is given back for a day early, or 0 if nothing",
    preset: "0",
    harmless: true
  }),
  /** What a kilometre over the allowance costs with a vehicle that has no rate of its own, in major units; 0 where nothing, absent where it is asked each time. */
  mileagePrice: money({
    label: "A kilometre over the allowance",
    hint: "For vehicles whose own rate is 0. 0 here too where you never charge it.",
    free: true,
    harmless: true
  }),
  /** What each missing eighth of a tank or battery costs, in major units; 0 where nothing, absent where it is asked each time. */
  fuelPrice: money({
    label: "Fuel, for each eighth that is missing",
    hint: whenPriced,
    free: true,
    harmless: true
  }),
  /** What cleaning costs, once a hire, in major units; 0 where nothing, absent where it is asked each time. */
  cleaningPrice: money({ label: "Cleaning", hint: whenPriced, free: true, harmless: true })
})

/** The answers about returns as they are typed. */
export type ReturnRulesAnswers = AnswersOf<typeof returnRulesForm>
