import { isBlank } from "../contract/isBlank.ts"
import type { Problem } from "../failure/Problem.ts"
import { dayOf, firstInstantOf } from "../time/calendar.ts"
import { instantAt } from "../time/wallClock.ts"
import type { Promotion } from "./PromotionApi.ts"
import { type PromotionForm, unlimited } from "./PromotionForm.ts"
import { isWordOf, promotionTypes } from "./promotionKinds.ts"
import { extraMileages, promotionLimits } from "./promotionLimits.ts"
import { requiredAnswers } from "./requiredAnswers.ts"

/** A question of the promotion form. */
export type PromotionField = Exclude<keyof PromotionForm, "filterType" | "vehicleIds" | "filters" | "key">
/** What is wrong with one answer about a promotion: that it is missing, does not fit another one, or anything else. */
export interface PromotionProblem extends Problem<PromotionField> {
  readonly kind?: "missing" | "expiresTooEarly"
}

/**
 * A promotion that is made, or one that is edited, with its dates as they are kept (ISO 8601) and how many bookings have
 * it already.
 */
export type PromotionMode =
  | { readonly kind: "create" }
  | ({ readonly kind: "edit" } & Pick<Promotion, "startDate" | "expiryDate" | "usageCount">)

/** What is wrong with a promotion that would expire before it starts. */
export const expiresTooEarly: PromotionProblem = {
  field: "expiryDate",
  text: "Expiry date must be later than the start date.",
  kind: "expiresTooEarly"
}

/**
 * What is wrong with a promotion that was typed in a zone, at the moment `now` (ISO 8601), in the order of its form
 * (specification 001 §5).
 */
export const promotionProblems = (
  form: PromotionForm,
  now: string,
  zone: string,
  mode: PromotionMode = { kind: "create" }
): ReadonlyArray<PromotionProblem> =>
  questions.flatMap((field) => {
    const found = rules[field](form, { now, zone, mode })
    if (found === undefined) return []
    return [typeof found === "string" ? { field, text: found } : found]
  })

interface Circumstances {
  readonly now: string
  readonly zone: string
  readonly mode: PromotionMode
}

type Rule = (form: PromotionForm, circumstances: Circumstances) => PromotionProblem | string | undefined

const missing = (field: keyof typeof requiredAnswers): PromotionProblem => ({
  field,
  text: requiredAnswers[field],
  kind: "missing"
})

const notEnoughDays =
  "The number of booked days required to qualify for the promotion must be greater than zero."

const isWhole = (text: string) => /^\d+$/.test(text.trim())

const title: Rule = ({ title }) => {
  if (isBlank(title)) return missing("title")
  return title.trim().length > promotionLimits.title ? "Title cannot exceed 50 characters." : undefined
}

const description: Rule = ({ description }) => {
  if (isBlank(description)) return missing("description")
  return description.trim().length > promotionLimits.description
    ? "Description cannot exceed 200 characters."
    : undefined
}

const promotionType: Rule = ({ promotionType }) =>
  isWordOf(promotionTypes, promotionType) ? undefined : missing("promotionType")

const discount: Rule = ({ promotionType, discount }) => {
  if (promotionType !== "DISCOUNT") return undefined
  if (isBlank(discount)) return missing("discount")
  if (!(Number(discount) >= promotionLimits.discount.min)) return "Discount percentage must be at least 1."
  if (Number(discount) > promotionLimits.discount.max) return "Discount percentage cannot exceed 50."
  return isWhole(discount) ? undefined : "Discount percentage must be a whole number."
}

const extraMileage: Rule = ({ promotionType, extraMileage }) =>
  promotionType !== "EXTRA_MILEAGE" || [...extraMileages, unlimited].some((each) => each === extraMileage)
    ? undefined
    : missing("extraMileage")

const extraDays: Rule = ({ promotionType, extraDays }) => {
  if (promotionType !== "EXTRA_DAYS") return undefined
  if (isBlank(extraDays)) return missing("extraDays")
  if (!(Number(extraDays) >= promotionLimits.extraDays.min)) return "Number of free days must be at least 1."
  if (Number(extraDays) > promotionLimits.extraDays.max) return "Number of free days cannot exceed 50."
  return isWhole(extraDays) ? undefined : "Number of free days must be a whole number."
}

const startDate: Rule = ({ startDate }, { now, zone, mode }) => {
  const kept = mode.kind === "edit" ? mode.startDate : undefined
  const start = instantAt(startDate, zone, kept)
  if (start === undefined) return missing("startDate")
  const hasBegun = !!kept && Date.parse(kept) < Date.parse(now)
  return hasBegun || isAfterMidnight(start, now, zone) ? undefined : "Start date must be in the future."
}

const expiryDate: Rule = ({ startDate, expiryDate }, { now, zone, mode }) => {
  const kept = mode.kind === "edit" ? mode : undefined
  const expiry = instantAt(expiryDate, zone, kept?.expiryDate)
  if (expiry === undefined) return missing("expiryDate")
  if (!isAfterMidnight(expiry, now, zone)) return "Expiry date must be in the future."
  const start = instantAt(startDate, zone, kept?.startDate)
  return start !== undefined && expiry <= start ? expiresTooEarly : undefined
}

/** Whether a moment is later than the start of today in a zone. */
const isAfterMidnight = (moment: string, now: string, zone: string) =>
  Date.parse(moment) > firstInstantOf(dayOf(new Date(now), zone), zone).getTime()

const usageLimit: Rule = ({ usageLimit }, { mode }) => {
  if (isBlank(usageLimit)) return missing("usageLimit")
  const { min, max } = promotionLimits.usageLimit
  const isPossible = isWhole(usageLimit) && Number(usageLimit) >= min && Number(usageLimit) <= max
  if (!isPossible) return "Bookings limit must be a whole number from 1 to 1000."
  const used = mode.kind === "edit" ? (mode.usageCount ?? 0) : 0
  return Number(usageLimit) < used
    ? `Bookings limit cannot be lower than the ${used} bookings that have it already.`
    : undefined
}

const daysHired: Rule = ({ daysHired }) => {
  if (!(Number(daysHired) > 0)) return notEnoughDays
  const isPossible = isWhole(daysHired) && Number(daysHired) <= promotionLimits.daysHired.max
  return isPossible ? undefined : "Booked days must be a whole number from 1 to 1000."
}

const code: Rule = ({ code }) =>
  code.trim().length > promotionLimits.code ? "Code cannot exceed 50 characters." : undefined

const rules: Readonly<Record<PromotionField, Rule>> = {
  title,
  description,
  promotionType,
  discount,
  extraMileage,
  extraDays,
  startDate,
  expiryDate,
  usageLimit,
  daysHired,
  code
}

const questions = Object.keys(rules) as ReadonlyArray<PromotionField>
