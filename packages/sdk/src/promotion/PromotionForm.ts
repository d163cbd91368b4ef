import { instantAt, wallClockOf } from "../time/wallClock.ts"
import type { OfferedOperator } from "../vehicle/filterOperators.ts"
import type { VehicleFilter } from "../vehicle/VehicleFilter.ts"
import type { Promotion, PromotionBody } from "./PromotionApi.ts"
import { makesSpecialOffers, promotionTypesFor } from "./promotionKinds.ts"

/** The lists that a vehicle filter is made of, beside single vehicles. */
export const filterLists = ["names", "models", "colors", "fuelTypes", "types", "locationIds"] as const
export type FilterList = (typeof filterLists)[number]

const operators = {
  names: "nameOperator",
  models: "modelOperator",
  colors: "colorOperator",
  fuelTypes: "fuelTypeOperator",
  types: "typeOperator",
  locationIds: "locationOperator"
} as const satisfies Record<FilterList, keyof VehicleFilter>

/** What one list of a filter holds, and whether its vehicles are included or excluded. */
export interface FilterChoice {
  readonly chosen: ReadonlyArray<string>
  readonly operator: OfferedOperator
}

/** What extra mileage without a limit is called in a form; it is sent as null. */
export const unlimited = "UNLIMITED"

/** A promotion as somebody types and chooses it; dates are a zone's clock on the wall (`2026-07-01T09:30`). */
export interface PromotionForm {
  readonly title: string
  readonly description: string
  readonly startDate: string
  readonly expiryDate: string
  readonly usageLimit: string
  readonly daysHired: string
  readonly promotionType: string
  readonly discount: string
  readonly extraMileage: string
  readonly extraDays: string
  readonly code: string
  /** Whether vehicles are chosen one by one or by what they are like. */
  readonly filterType: "VEHICLES" | "FILTERS"
  readonly vehicleIds: ReadonlyArray<number>
  readonly filters: Readonly<Record<FilterList, FilterChoice>>
  /** Another one for every change of a new promotion, so that sending the same twice makes one. */
  readonly key: string
}

const onlyOf = ([first, ...others]: ReadonlyArray<string>) => (others.length === 0 ? first : undefined)

const noChoice: FilterChoice = { chosen: [], operator: "IN" }

/** The form before anything was typed; where only one type can be given, it is. */
export const emptyPromotionForm = (userType: string | undefined): PromotionForm => ({
  title: "",
  description: "",
  startDate: "",
  expiryDate: "",
  usageLimit: "",
  daysHired: "1",
  promotionType: onlyOf(promotionTypesFor(userType)) ?? "",
  discount: "",
  extraMileage: "",
  extraDays: "",
  code: "",
  filterType: makesSpecialOffers(userType) ? "FILTERS" : "VEHICLES",
  vehicleIds: [],
  filters: {
    names: noChoice,
    models: noChoice,
    colors: noChoice,
    fuelTypes: noChoice,
    types: noChoice,
    locationIds: noChoice
  },
  key: ""
})

/** A promotion, or what is sent of one, as its form shows it in a zone. */
export const promotionFormOf = (promotion: Promotion | PromotionBody, zone: string): PromotionForm => {
  const filter = promotion.vehicleFilter ?? {}
  const choiceOf = (list: FilterList): FilterChoice => ({
    chosen: (filter[list] ?? []).map(String),
    operator: filter[operators[list]] === "NOT_IN" ? "NOT_IN" : "IN"
  })
  const filters = Object.fromEntries(filterLists.map((list) => [list, choiceOf(list)]))
  const isFiltered = filterLists.some((list) => (filter[list] ?? []).length > 0)
  return {
    title: promotion.title ?? "",
    description: promotion.description ?? "",
    startDate: promotion.startDate ? wallClockOf(promotion.startDate, zone) : "",
    expiryDate: promotion.expiryDate ? wallClockOf(promotion.expiryDate, zone) : "",
    usageLimit: numberText(promotion.usageLimit),
    daysHired: numberText(promotion.daysHired ?? 1),
    promotionType: promotion.promotionType ?? "",
    discount: numberText(promotion.discount),
    extraMileage: mileageText(promotion),
    extraDays: numberText(promotion.extraDays),
    code: promotion.code ?? "",
    filterType: isFiltered ? "FILTERS" : "VEHICLES",
    vehicleIds: filter.vehicleIds ?? [],
    filters: filters as PromotionForm["filters"],
    key: ""
  }
}

const numberText = (value: number | null | undefined) =>
  value === null || value === undefined ? "" : String(value)

const mileageText = ({ promotionType, extraMileage }: Promotion | PromotionBody) =>
  promotionType === "EXTRA_MILEAGE" && extraMileage === null ? unlimited : numberText(extraMileage)

/**
 * What is sent of a form without problems that was typed in a zone: only what its type gives, and no code as null
 * (specification 001 §5). A date that shows what it showed of the promotion that is `edited` stays the same instant.
 */
export const promotionBodyOf = (
  form: PromotionForm,
  zone: string,
  edited?: Pick<Promotion, "startDate" | "expiryDate">
): PromotionBody => {
  const { promotionType: type } = form
  return {
    title: form.title.trim(),
    description: form.description.trim(),
    promotionType: type,
    code: form.code.trim() || null,
    startDate: instantAt(form.startDate, zone, edited?.startDate) ?? null,
    expiryDate: instantAt(form.expiryDate, zone, edited?.expiryDate) ?? null,
    usageLimit: Number(form.usageLimit),
    daysHired: Number(form.daysHired),
    discount: type === "DISCOUNT" ? Number(form.discount) : null,
    extraMileage:
      type === "EXTRA_MILEAGE" && form.extraMileage !== unlimited ? Number(form.extraMileage) : null,
    extraDays: type === "EXTRA_DAYS" ? Number(form.extraDays) : null,
    vehicleFilter: vehicleFilterOf(form)
  }
}

/** The vehicles that a form means: those ticked, or those that its filters let through, never both. */
export const vehicleFilterOf = ({
  filterType,
  vehicleIds,
  filters
}: Pick<PromotionForm, "filterType" | "vehicleIds" | "filters">): VehicleFilter => {
  if (filterType === "VEHICLES") return { vehicleIds, vehicleOperator: "IN", selectedFilters: [] }
  const selectedFilters = filterLists.filter((list) => filters[list].chosen.length > 0)
  const { names, models, colors, fuelTypes, types, locationIds } = filters
  return {
    names: names.chosen,
    nameOperator: names.operator,
    models: models.chosen,
    modelOperator: models.operator,
    colors: colors.chosen,
    colorOperator: colors.operator,
    fuelTypes: fuelTypes.chosen,
    fuelTypeOperator: fuelTypes.operator,
    types: types.chosen,
    typeOperator: types.operator,
    locationIds: locationIds.chosen.map(Number),
    locationOperator: locationIds.operator,
    selectedFilters
  }
}
