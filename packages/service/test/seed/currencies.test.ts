import { expect, it } from "vitest"
import { currencies } from "../../src/seed/currencies.ts"

it.each(currencies)("offers $code, which is kept in hundredths as every amount is", ({ code }) => {
  const { maximumFractionDigits } = new Intl.NumberFormat("en-GB", {
    style: "currency",
    currency: code
  }).resolvedOptions()
  expect(maximumFractionDigits).toBe(2)
})
