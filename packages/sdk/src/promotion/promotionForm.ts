import { type Notice, warning } from "../failure/Notice.ts"
import type { Problem } from "../failure/Problem.ts"
import type { AnswersOf } from "../form/FormOf.ts"
import { form } from "../form/form.ts"
import { choice } from "../form/kinds/choice.ts"
import { mapped } from "../form/kinds/mapped.ts"
import { moment, momentIn } from "../form/kinds/moment.ts"
import { text } from "../form/kinds/text.ts"
import { tick } from "../form/kinds/tick.ts"
import { wholeNumber } from "../form/kinds/wholeNumber.ts"
import type { Circumstances } from "../form/Question.ts"
import { dayOf, firstInstantOf } from "../time/calendar.ts"
import { defaultTimeZone } from "../time/timeZone.ts"
import { filterProblem } from "../vehicle/filterProblem.ts"
import { fleetChoice, vehicleFilterOf } from "./fleetChoice.ts"
import { makesSpecialOffers, promotionTypes, promotionTypesFor } from "./promotionKinds.ts"

/** The extra mileages that are offered, beside no limit. */
export const extraMileages = ["100", "200", "300", "400", "500"] as const

/** What extra mileage without a limit is called in a form; it is sent as null. */
export const unlimited = "UNLIMITED"

const mileages: Readonly<Record<string, string>> = {
  ...Object.fromEntries(extraMileages.map((kilometres) => [kilometres, `${kilometres} km`])),
  [unlimited]: "Unlimited"
}

const harmless = true

/** What the rules of a promotion look at: who makes it, and the promotion that is edited, if it is not a new one. */
export interface PromotionFacts {
  readonly userType?: string | undefined
  readonly promotion?:
    | { readonly startDate?: string | undefined; readonly usageCount?: number | undefined }
    | undefined
}

const notEnoughDays =
  "The number of booked days required to qualify for the promotion must be greater than zero."

const daysInWords = "Booked days must be a whole number from 1 to 1000."

const upTo = (max: number, label: string) => ({
  label,
  max,
  tooLong: `${label} cannot exceed ${max} characters.`
})

/** How much is given away: 1 to 50 of it. */
const upToFifty = (label: string) =>
  wholeNumber({
    label,
    min: 1,
    max: 50,
    words: {
      whole: `${label} must be a whole number.`,
      least: `${label} must be at least 1.`,
      most: `${label} cannot exceed 50.`
    },
    required: `${label} is required.`,
    harmless
  })

/** What is asked of a promotion (specification 001 §5 and §9); its vehicles are chosen once, when it is made. */
export const promotionForm = form(
  {
    /** What it is called, 50 characters at most. */
    title: text({ ...upTo(50, "Title"), required: "Title is required.", counted: true, wide: true }),
    /** What it is about, 200 characters at most. */
    description: text({
      ...upTo(200, "Description"),
      required: "Description is required.",
      height: 3,
      counted: true,
      wide: true
    }),
    /** What it gives; the platform's own are of type OTHER_AWARD. */
    promotionType: choice({
      label: "Promotion type",
      of: promotionTypes,
      placeholder: "Choose a type",
      required: "Promotion type is required.",
      harmless
    }),
    /** What it takes off, in per cent: 1 to 50; of type DISCOUNT alone. */
    discount: upToFifty("Discount percentage"),
    /** By how many kilometres more the vehicle may be driven: 100, 200, 300, 400 or 500; of type EXTRA_MILEAGE alone, where null is without limit. */
    extraMileage: mapped(
      choice({
        label: "Additional mileage",
        of: mileages,
        placeholder: "Choose a mileage",
        required: "Additional mileage is required.",
        harmless
      }),
      {
        shape: "integer",
        read: (kilometres: number) => String(kilometres),
        write: (sent) => (sent === unlimited ? null : Number(sent))
      }
    ),
    /** How many days are free: 1 to 50; of type EXTRA_DAYS alone. */
    extraDays: upToFifty("Number of free days"),
    /** From when on it is awarded, in UTC. */
    startDate: moment({
      label: "Start date",
      required: "Start date is required.",
      fromNow: true,
      said: "digits",
      harmless
    }),
    /** Until when it is awarded, in UTC. */
    expiryDate: moment({
      label: "Expiry date",
      required: "Expiry date is required.",
      fromNow: true,
      said: "digits",
      harmless
    }),
    /** How many bookings can use it, 1 to 1,000. */
    usageLimit: wholeNumber({
      label: "Bookings limit",
      hint: "How many bookings can use it, up to 1000",
      min: 1,
      max: 1000,
      words: "Bookings limit must be a whole number from 1 to 1000.",
      required: "Bookings limit is required.",
      harmless
    }),
    /** How many days a booking needs to qualify, 1 to 1,000. */
    daysHired: wholeNumber({
      label: "Booked days",
      hint: "How many days a booking needs to qualify",
      min: 1,
      max: 1000,
      words: { whole: daysInWords, least: notEnoughDays, most: daysInWords },
      preset: "1",
      always: true,
      harmless
    }),
    /** What is typed with a booking to use it, 50 characters at most; without a code, every booking that fits may get it. */
    code: text({
      ...upTo(50, "Code"),
      hint: "Typed with a booking to use the promotion; without a code, every booking that fits may get it",
      harmless,
      wide: true
    }),
    /** Which vehicles it is for; chosen once, when it is made. */
    vehicleFilter: fleetChoice({ label: "Vehicles", wide: true }),
    /** Whether it is activated as it is made; asked of a new one alone, and otherwise without effect. */
    activate: {
      ...tick({
        label: "Activate it at once",
        hint: "Hirers can use it from its start date; otherwise activate it later.",
        harmless,
        wide: true
      }),
      // Nothing of a promotion that is there, so no line where two versions of one are compared.
      lines: () => []
    }
  },
  {
    facts: {} as PromotionFacts,
    asked: {
      discount: ({ promotionType }) => promotionType === "DISCOUNT",
      extraMileage: ({ promotionType }) => promotionType === "EXTRA_MILEAGE",
      extraDays: ({ promotionType }) => promotionType === "EXTRA_DAYS"
    },
    given: { promotionType: ({ userType }) => makesSpecialOffers(userType) },
    /** Extra mileage without a limit is null on the wire, and so may the booked days be where one is enough. */
    reads: ({ daysHired, ...answers }, { promotionType, extraMileage }) => ({
      ...answers,
      daysHired: daysHired || "1",
      ...(promotionType === "EXTRA_MILEAGE" && extraMileage === null && { extraMileage: unlimited })
    }),
    rules: {
      promotionType: ({ promotionType }, { userType }) =>
        promotionTypesFor(userType).some((type) => type === promotionType)
          ? undefined
          : "Promotion type must be Special Offer.",
      startDate: ({ startDate }, { promotion, ...at }) => {
        const hasStarted = promotion?.startDate && Date.parse(promotion.startDate) < Date.parse(at.now)
        return hasStarted || isAfterMidnight(startDate, at) ? undefined : "Start date must be in the future."
      },
      expiryDate: ({ startDate, expiryDate }, at) => {
        if (!isAfterMidnight(expiryDate, at)) return "Expiry date must be in the future."
        const start = momentIn(startDate)
        return start !== undefined && (momentIn(expiryDate) ?? "") <= start
          ? "Expiry date must be later than the start date."
          : undefined
      },
      usageLimit: ({ usageLimit }, { promotion }) => {
        const used = promotion?.usageCount ?? 0
        return Number(usageLimit) < used
          ? `Bookings limit cannot be lower than the ${used} bookings that have it already.`
          : undefined
      },
      daysHired: ({ daysHired }) => (daysHired.trim() === "" ? notEnoughDays : undefined),
      vehicleFilter: ({ vehicleFilter }, { promotion }) =>
        promotion ? undefined : filterProblem(vehicleFilterOf(vehicleFilter))?.text
    }
  }
)

/** The answers about a promotion as they are typed and chosen. */
export type PromotionAnswers = AnswersOf<typeof promotionForm>

/** Whether a moment is later than the start of today in a zone. */
const isAfterMidnight = (typed: string, { now, zone = defaultTimeZone }: Circumstances) =>
  Date.parse(typed) > firstInstantOf(dayOf(new Date(now), zone), zone).getTime()

/** The form before anything was typed; where only one type can be given, it is. */
export const emptyPromotion = (userType: string | undefined): PromotionAnswers => ({
  ...promotionForm.empty,
  ...(makesSpecialOffers(userType) && { promotionType: "OTHER_AWARD" }),
  vehicleFilter: {
    ...promotionForm.empty.vehicleFilter,
    filterType: makesSpecialOffers(userType) ? "FILTERS" : "VEHICLES"
  }
})

/**
 * What a person is told who submits a form with problems: which required answers are missing, otherwise that more booked
 * days are needed (specification 001 §5). Where something else is wrong, in its own words, as neither would be true.
 */
export const promotionWarning = (problems: ReadonlyArray<Problem>): Notice | undefined => {
  const missing = problems.filter(({ kind }) => kind === "missing")
  if (missing.length > 0) {
    const questions: Readonly<Record<string, { readonly label: string }>> = promotionForm.questions
    const names = missing.map(({ field }) => questions[field]?.label ?? field)
    return warning(`Missing required fields: ${names.join(", ")}`)
  }
  const found = problems.find(({ field }) => field === "daysHired") ?? problems[0]
  return found && warning(found.text)
}
