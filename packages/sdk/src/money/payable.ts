const known = new Map<string, number>()

/** The decimals in which a currency is written: none of a yen, two of a pound, three of a Kuwaiti dinar; two where nobody knows the code. */
export const currencyDigits = (currency: string): number => {
  const digits = known.get(currency) ?? digitsOf(currency)
  known.set(currency, digits)
  return digits
}

const digitsOf = (currency: string) => {
  try {
    const { maximumFractionDigits } = new Intl.NumberFormat("en-GB", {
      style: "currency",
      currency
    }).resolvedOptions()
    return maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}

/**
 * An amount in minor units as it can be paid: whole yen, whole hundredths of anything with two decimals or more. Minor units
 * are hundredths of every currency.
 */
export const payable = (minor: number, currency: string): number => {
  const smallest = 10 ** Math.max(0, 2 - currencyDigits(currency))
  return Math.round(minor / smallest) * smallest || 0
}
