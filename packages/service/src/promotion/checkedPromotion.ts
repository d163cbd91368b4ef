import {
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

/** What is kept of a promotion that somebody sends, once the rules of its form have nothing against it. */
export const checkedPromotion = Effect.fnUntraced(function* (
  sent: PromotionBody,
  mode: PromotionMode,
  userType: UserType
) {
  const form = promotionFormOf(sent)
  const now = yield* present
  const problems: ReadonlyArray<Problem> = [
    ...promotionProblems(form, now.toISOString(), mode),
    ...(isOpenTo(userType, form.promotionType)
      ? []
      : [{ field: "promotionType", text: "Promotion type must be Special Offer." }])
  ]
  if (problems.length > 0) return yield* Effect.fail(violating(problems))
  const body = promotionBodyOf(form)
  return {
    title: body.title ?? "",
    description: body.description ?? "",
    promotionType: form.promotionType as "DISCOUNT",
    code: body.code ?? null,
    startAt: body.startDate ?? now,
    expiryAt: body.expiryDate ?? now,
    usageLimit: body.usageLimit ?? 1,
    daysHired: body.daysHired ?? 1,
    discount: body.discount ?? null,
    extraMileage: form.extraMileage === unlimited ? null : (body.extraMileage ?? null),
    extraDays: body.extraDays ?? null
  }
})

const isOpenTo = (userType: UserType, type: string) =>
  type === "" || promotionTypesFor(userType).some((each) => each === type)

/** The most that one list of a filter may hold. */
const longest = 1000

/** The vehicles that a new promotion is for: lists of a sensible length, and the owner's whatever was sent. */
export const checkedFilter = Effect.fnUntraced(function* (
  { vehicleFilter }: PromotionBody,
  agencyId: number | null
) {
  const lists = Object.values(vehicleFilter ?? {}).filter(Array.isArray)
  const isTooLong = lists.some(
    (list) => list.length > longest || list.some((each) => String(each).length > 255)
  )
  if (isTooLong) {
    return yield* Effect.fail(
      violating([{ field: "vehicleFilter", text: "The vehicle filter is too long." }])
    )
  }
  return (agencyId === null ? {} : { ...vehicleFilter, agencyId }) satisfies VehicleFilter
})
