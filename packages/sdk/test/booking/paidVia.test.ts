import { paidVia, ratingItems, ratingItemWords } from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { expect, it } from "vitest"

it.each([
  ["https://www.paynow.example/payment/8812", "Mobile Money"],
  ["HTTPS://PAY.EcoCash.example/r/1", "Mobile Money"],
  ["http://checkout.stripe.example/c/pay/cs_1", "Card"],
  ["https://bank.example/transfer/1", "https://bank.example/transfer/1"],
  ["stripe-4711", "stripe-4711"],
  [" CF-000123 ", "CF-000123"],
  ["", "-"],
  ["  ", "-"],
  [undefined, "-"]
])("says of the reference %j that it was paid via %j", (reference, words) => {
  expect(paidVia(reference)).toBe(words)
})

it("says something of every reference", () => {
  fc.assert(fc.property(fc.oneof(fc.string(), fc.webUrl()), (reference) => paidVia(reference) !== ""))
})

it("has words for every aspect that is rated", () => {
  for (const status of Object.values(ratingItems).flat()) expect(ratingItemWords[status]).toBeTruthy()
  expect(ratingItemWords.REPEAT).toBe("Likelyhood of renting to this hirer again")
})
