import { nameOfCode, vehicleStatuses } from "../vehicle/vehicleCodes.ts"
import type { GroupCount } from "./DashboardApi.ts"

/** One bar, slice or line of a chart: what it is called, and how many there are. */
export interface ChartPart {
  readonly label: string
  readonly count: number
  /** The code behind the label, the first where there are several. */
  readonly code: string
}

type Groups = ReadonlyArray<GroupCount> | undefined

const hidden = new Set(["AUTHORIZED", "RESERVED"])

/**
 * The parts of the chart by booking status: AUTHORIZED and RESERVED are hidden, WAITINGAUTH is shown as in progress
 * (specification 000 §4).
 */
export const statusParts = (groups: Groups): ReadonlyArray<ChartPart> =>
  codeParts(
    groups
      ?.filter(({ group }) => !hidden.has(group ?? ""))
      .map((one) => (one.group === "WAITINGAUTH" ? { ...one, group: "IN_PROGRESS" } : one))
  )

/** How many bookings the chart by status leaves out, so that its total is less than that of all. */
export const outsideStatusParts = (groups: Groups): number =>
  (groups ?? []).reduce((sum, { group, count }) => (hidden.has(group ?? "") ? sum + count : sum), 0)

/** The parts of a chart whose groups are codes, put in words: `IN_PROGRESS` as "In progress". */
export const codeParts = (groups: Groups): ReadonlyArray<ChartPart> => partsBy(groups, inWords)

/** The parts of the chart by where vehicles stand, in the words that a vehicle's own page has. */
export const vehicleStatusParts = (groups: Groups): ReadonlyArray<ChartPart> =>
  partsBy(groups, (code) => nameOfCode(vehicleStatuses, code) || inWords(code))

/** The parts of a chart whose groups are names, of agencies or vehicles. */
export const nameParts = (groups: Groups): ReadonlyArray<ChartPart> => partsBy(groups, (name) => name)

const partsBy = (groups: Groups, labelOf: (group: string) => string): ReadonlyArray<ChartPart> => {
  const parts = new Map<string, ChartPart>()
  for (const { group, count } of groups ?? []) {
    const label = group ? labelOf(group) : "Unknown"
    const part = parts.get(label) ?? { label, count: 0, code: group ?? "" }
    parts.set(label, { ...part, count: part.count + count })
  }
  return [...parts.values()]
}

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
