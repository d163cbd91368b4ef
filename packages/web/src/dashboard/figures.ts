import { unknown } from "../ui/unknown.ts"

const grouped = new Intl.NumberFormat("en-GB")

/** A whole number with its thousands set apart; a dash where the service told none. */
export const whole = (count: number | undefined): string =>
  count === null || count === undefined ? unknown : grouped.format(count)
