/**
 * An amount in whole minor units (pence), from the decimal major units of the wire: 12.5 is 1250. Halves are rounded
 * away from zero, as written: 1.005 is 101, whatever the binary number behind it.
 */
export const minorUnits = (major: number | null | undefined): number => {
  if (typeof major !== "number" || !Number.isFinite(major)) return 0
  const [digits = "0", exponent = "0"] = String(Math.abs(major)).split("e")
  const minor = Math.round(Number(`${digits}e${Number(exponent) + 2}`))
  return major < 0 && minor > 0 ? -minor : minor
}

/** An amount in decimal major units, as it travels on the wire: 1250 is 12.5. */
export const majorUnits = (minor: number): number => minor / 100

/** A share of an amount, in whole minor units; percentages count to two decimals. */
export const percentageOf = (percentage: number, amount: number): number =>
  Math.round((Math.round(percentage * 100) * amount) / 10_000)
