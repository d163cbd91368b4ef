import {
  expiresTooEarly,
  filterProblem,
  type Problem,
  type PromotionBody,
  type PromotionMode,
  promotionBodyOf,
  promotionFormOf,
  promotionProblems,
  promotionTypesFor,
  type UserType,
  unlimited,
  type VehicleFilter
} from "@crewfleet/sdk"
import { Effect } from "effect"
import { violating } from "../http/violationsOf.ts"
import { present } from "../session/present.ts"

/** What is kept of a promotion that somebody sends in a time zone, once the rules of its form have nothing against it. */
export const checkedPromotion = Effect.fnUntraced(function* (
  sent: PromotionBody,
  mode: PromotionMode,
  userType: UserType,
  zone: string
) {
  const form = promotionFormOf(sent, zone)
  const now = yield* present
  const inForm = promotionProblems(form, now.toISOString(), zone, mode).filter(
    ({ kind }) => kind !== expiresTooEarly.kind
  )
  const problems: ReadonlyArray<Problem> = [
    ...inForm,
    ...(lasts(sent) || inForm.some(({ field }) => field === "expiryDate") ? [] : [expiresTooEarly]),
    ...(isOpenTo(userType, form.promotionType)
      ? []
      : [{ field: "promotionType", text: "Promotion type must be Special Offer." }])
  ]
  if (problems.length > 0) return yield* Effect.fail(violating(problems))
  const body = promotionBodyOf(form, zone)
  return {
    title: body.title ?? "",
    description: body.description ?? "",
    promotionType: form.promotionType as "DISCOUNT",
    code: body.code ?? null,
    startAt: sent.startDate ?? now,
    expiryAt: sent.expiryDate ?? now,
    usageLimit: body.usageLimit ?? 1,
    daysHired: body.daysHired ?? 1,
    discount: body.discount ?? null,
    extraMileage: form.extraMileage === unlimited ? null : (body.extraMileage ?? null),
    extraDays: body.extraDays ?? null
  }
})

/** Whether there is time between both dates as they were sent, which the form knows by the clock on the wall and minutes only. */
const lasts = ({ startDate, expiryDate }: PromotionBody) =>
  !startDate || !expiryDate || Date.parse(expiryDate) > Date.parse(startDate)

const isOpenTo = (userType: UserType, type: string) =>
  type === "" || promotionTypesFor(userType).some((each) => each === type)

/** The vehicles that a new promotion is for: those of a filter without problems, and the owner's whatever was sent. */
export const checkedFilter = Effect.fnUntraced(function* (
  { vehicleFilter }: PromotionBody,
  agencyId: number | null
) {
  const problem = filterProblem(vehicleFilter ?? {})
  if (problem) return yield* Effect.fail(violating([problem]))
  return (agencyId === null ? {} : { ...vehicleFilter, agencyId }) satisfies VehicleFilter
})
