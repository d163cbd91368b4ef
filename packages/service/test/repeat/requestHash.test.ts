import { describe, expect, it } from "vitest"
import { requestHash } from "../../src/repeat/requestHash.ts"

const asked = { tenant: 1, url: "/api/v1/vehicle?agencyId=1", body: { name: "Ford", rates: [{ day: 1 }, 2] } }
const hash = (more: Partial<typeof asked> | { readonly body: unknown }) => requestHash({ ...asked, ...more })

describe("requestHash", () => {
  it.each([
    ["the order of fields", { rates: [{ day: 1 }, 2], name: "Ford" }],
    ["what is null", { name: "Ford", colour: null, rates: [{ day: 1, until: null }, 2] }],
    ["the key in a body", { ...asked.body, idempotencyKey: "a key" }],
    ["the price that was in sight", { ...asked.body, totalAmount: 12 }]
  ])("takes no notice of %s", (_, body) => {
    expect(hash({ body })).toBe(hash({}))
  })

  it.each([
    ["another value", { ...asked.body, name: "Fiat" }],
    ["another field", { ...asked.body, model: "Ford" }],
    ["another order of a list", { ...asked.body, rates: [2, { day: 1 }] }],
    ["a text in place of a number", { ...asked.body, rates: [{ day: "1" }, 2] }],
    ["such a field further down", { ...asked.body, rates: [{ day: 1, totalAmount: 1 }, 2] }],
    ["no body", undefined],
    ["what is no object", "Ford"]
  ])("tells %s from what was asked", (_, body) => {
    expect(hash({ body })).not.toBe(hash({}))
  })

  it("tells whose things are meant, and where", () => {
    expect(hash({ tenant: 2 })).not.toBe(hash({}))
    expect(hash({ url: "/api/v1/vehicle?agencyId=2" })).not.toBe(hash({}))
  })
})
