import { currencyDigits } from "./payable.ts"

/** Writes amounts, given in major units, in a currency; a code that the platform does not take stands behind the number. */
export const moneyWriter = (
  currency: string,
  precision: "exact" | "rounded" = "exact"
): ((amount: number) => string) => {
  const digits = precision === "rounded" ? { maximumFractionDigits: 0 } : {}
  try {
    return new Intl.NumberFormat("en-GB", { style: "currency", currency, ...digits }).format
  } catch {
    const { format } = new Intl.NumberFormat("en-GB", digits)
    return (amount) => `${format(amount)} ${currency}`
  }
}

/** Writes amounts, given in major units, for a file: as many decimals as the currency has, and nothing else. */
export const plainAmount = (amount: number, currency: string): string =>
  amount.toFixed(currencyDigits(currency))
