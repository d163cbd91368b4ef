/** The decimals in which a currency is paid: none of a yen, two of a pound; two as well where nobody knows the code. */
const currencyDigits = (currency: string): number => {
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

/** An amount in minor units as it can be paid: whole yen, whole hundredths of anything with two decimals or more. */
export const payable = (minor: number, currency: string): number => {
  const smallest = smallestPayable(currency)
  return Math.round(minor / smallest) * smallest || 0
}

/** The least that can be paid in a currency, in minor units, which are hundredths of every currency. */
export const smallestPayable = (currency: string): number => 10 ** Math.max(0, 2 - currencyDigits(currency))
