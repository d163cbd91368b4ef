import { unknown } from "../ui/unknown.ts"

const grouped = new Intl.NumberFormat("en-GB")

/** A whole number with its thousands set apart; a dash where the service told none. */
export const whole = (count: number | undefined): string =>
  count === null || count === undefined ? unknown : grouped.format(count)

/** Numbers with what they count, such as "38 upcoming, 12 in progress"; those not told are left out. */
export const counted = (counts: Readonly<Record<string, number | undefined>>): string =>
  Object.entries(counts)
    .flatMap(([what, count]) => (typeof count === "number" ? `${grouped.format(count)} ${what}` : []))
    .join(", ")
