/**
 * The minor units in an amount as people type it, such as `£1,234.50`, `1234.5` or `GBP 12`; nothing where it is no
 * amount, is negative or has more than two decimals. A third one may stand there where it is 0 and the currency has three
 * decimals, as it may unless told.
 */
export const amountIn = (text: string, digits = 3): number | undefined => {
  const bare = text.replace(/^\s*(\p{Sc}|[A-Za-z]{3}(?![A-Za-z]))?\s*|\s*(\p{Sc}|\b[A-Za-z]{3})?\s*$/gu, "")
  const parts = (digits < 3 ? twoDecimals : threeDecimals).exec(bare)
  if (!parts) return undefined
  const [, whole = "", decimals = ""] = parts
  const minor = Number(whole.replace(/[, ]/g, "")) * 100 + Number(decimals.padEnd(2, "0"))
  return Number.isSafeInteger(minor) ? minor : undefined
}

/** An amount of the wire, in major units, as somebody would type it: `12.50`. */
export const amountText = (amount: number | null | undefined): string => {
  if (typeof amount !== "number") return ""
  const written = amount.toFixed(2)
  return Number.isInteger(amount) || Number(written) !== amount ? String(amount) : written
}

const twoDecimals = /^(\d+|\d{1,3}(?:[, ]\d{3})+)(?:\.(\d{1,2}))?$/
const threeDecimals = /^(\d+|\d{1,3}(?:[, ]\d{3})+)(?:\.(\d{1,2})0?)?$/
