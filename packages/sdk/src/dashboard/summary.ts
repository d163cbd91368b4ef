import { bookingSources, paymentMethods } from "../booking/bookingCodes.ts"
import { inProgressStatuses } from "../booking/bookingLists.ts"
import { isBookingStatus } from "../booking/bookingStatus.ts"
import { nameOfCode, type VehicleStatusCode, vehicleStatuses, vehicleTypes } from "../vehicle/vehicleCodes.ts"
import type { GroupCount } from "./DashboardApi.ts"
import type { FigureRows } from "./figureRows.ts"

/** One bar, slice or line of a chart: what it is called, and how many there are. */
export interface ChartPart {
  readonly label: string
  readonly count: number
  /** The code behind the label, the first where there are several. */
  readonly code: string
  /** What is counted; undefined where no list can be narrowed to that, as to a code that is not known. */
  readonly rows: FigureRows | undefined
}

type Groups = ReadonlyArray<GroupCount> | undefined

const hidden = ["AUTHORIZED", "RESERVED"] as const
const isHidden = ({ group }: GroupCount) => hidden.some((code) => code === group)

/**
 * The parts of the chart by booking status: AUTHORIZED and RESERVED are hidden, WAITINGAUTH is shown as in progress
 * (specification 000 §4).
 */
export const statusParts = (groups: Groups): ReadonlyArray<ChartPart> =>
  partsBy(
    groups
      ?.filter((one) => !isHidden(one))
      .map((one) => (one.group === "WAITINGAUTH" ? { ...one, group: "IN_PROGRESS" } : one)),
    inWords,
    (code) => {
      if (code === "IN_PROGRESS") return { list: "bookings", statuses: inProgressStatuses }
      return isBookingStatus(code) ? { list: "bookings", statuses: [code] } : undefined
    }
  )

/** What several parts by status count together; undefined where one of them leads nowhere. */
export const statusTotalRows = (parts: ReadonlyArray<ChartPart>): FigureRows | undefined => {
  const statuses = parts.map(({ rows }) => (rows?.list === "bookings" ? rows.statuses : undefined))
  return statuses.every((some) => some !== undefined) && statuses.length > 0
    ? { list: "bookings", statuses: statuses.flat() }
    : undefined
}

/** How many bookings the chart by status leaves out, so that its total is less than that of all. */
export const outsideStatusParts = (groups: Groups): number =>
  (groups ?? []).reduce((sum, one) => (isHidden(one) ? sum + one.count : sum), 0)

/** Those that it leaves out. */
export const outsideStatusRows: FigureRows = { list: "bookings", statuses: hidden }

/** The parts of the chart by how bookings are paid, in the words that a booking's own page has. */
export const paymentParts = (groups: Groups): ReadonlyArray<ChartPart> =>
  partsBy(groups, wordsIn(paymentMethods), (code) =>
    isCodeOf(paymentMethods, code) ? { list: "bookings", paymentMethods: [code] } : undefined
  )

/** The parts of the chart by where bookings come from. */
export const sourceParts = (groups: Groups): ReadonlyArray<ChartPart> =>
  partsBy(groups, wordsIn(bookingSources), (code) =>
    isCodeOf(bookingSources, code) ? { list: "bookings", sources: [code] } : undefined
  )

/** The parts of the chart by the shape of vehicles. */
export const typeParts = (groups: Groups): ReadonlyArray<ChartPart> =>
  partsBy(groups, wordsIn(vehicleTypes), (type) =>
    isCodeOf(vehicleTypes, type) ? { list: "vehicles", type } : undefined
  )

/** The parts of the chart by where vehicles stand, in the words that a vehicle's own page has. */
export const vehicleStatusParts = (groups: Groups): ReadonlyArray<ChartPart> =>
  partsBy(groups, wordsIn(vehicleStatuses), (status) =>
    isCodeOf<VehicleStatusCode>(vehicleStatuses, status) ? { list: "vehicles", status } : undefined
  )

/** The parts of the chart by how many vehicles an agency has. */
export const agencyParts = (groups: Groups): ReadonlyArray<ChartPart> =>
  nameParts(groups, (agencyId) => ({ list: "vehicles", agencyId }))

/** The parts of the chart by how often a vehicle was booked. */
export const vehicleParts = (groups: Groups): ReadonlyArray<ChartPart> =>
  nameParts(groups, (vehicleId) => ({ list: "bookings", vehicleId }))

const nameParts = (groups: Groups, rowsOf: (id: number) => FigureRows): ReadonlyArray<ChartPart> =>
  (groups ?? []).map(({ group, id, count }) => ({
    label: group || "Unknown",
    count,
    code: group ?? "",
    rows: typeof id === "number" ? rowsOf(id) : undefined
  }))

const partsBy = (
  groups: Groups,
  labelOf: (code: string) => string,
  rowsOf: (code: string) => FigureRows | undefined
): ReadonlyArray<ChartPart> => {
  const parts = new Map<string, ChartPart>()
  for (const { group, count } of groups ?? []) {
    const label = group ? labelOf(group) : "Unknown"
    const part = parts.get(label) ?? { label, count: 0, code: group ?? "", rows: rowsOf(group ?? "") }
    parts.set(label, { ...part, count: part.count + count })
  }
  return [...parts.values()]
}

const isCodeOf = <Code extends string>(words: Readonly<Record<Code, unknown>>, code: string): code is Code =>
  Object.hasOwn(words, code)

const wordsIn = (names: Readonly<Record<string, string>>) => (code: string) =>
  Object.hasOwn(names, code) ? nameOfCode(names, code) : inWords(code)

/** Short codes, such as SUV, are words already. */
const inWords = (code: string): string => {
  if (!/^[A-Z][A-Z_]{3,}$/.test(code)) return code
  const words = code.toLowerCase().replaceAll("_", " ")
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The first source's share of all bookings, as a rounded percentage; 0 without bookings (specification 000 §9). */
export const conversion = (sources: ReadonlyArray<GroupCount> | undefined): number => {
  const total = sources?.reduce((sum, { count }) => sum + count, 0) ?? 0
  return total > 0 ? Math.round(((sources?.[0]?.count ?? 0) / total) * 100) : 0
}
