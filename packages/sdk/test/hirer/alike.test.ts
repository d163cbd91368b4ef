import { areAlike, type Likeness, likenessIn } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"
import { likenesses } from "./likenesses.ts"

describe("areAlike", () => {
  it.each(likenesses)("says of two with %s: %s", (_, isAlike, one, other) => {
    expect(areAlike(one, other)).toBe(isAlike)
    expect(areAlike(other, one)).toBe(isAlike)
  })
})

describe("likenessIn", () => {
  const typed = (given: Likeness = {}) =>
    likenessIn({ name: "", email: "", telephone: "", dateOfBirth: "", ...given })

  it("waits until something is whole", () => {
    for (const given of [
      {},
      { email: "ada@" },
      { telephone: "0161" },
      { name: "Ada Hill" },
      { dateOfBirth: "1990-04-01" },
      { name: " ", dateOfBirth: "1990-04-01" },
      { name: "Ada Hill", dateOfBirth: "1990-02-31" }
    ])
      expect(typed(given)).toBeUndefined()
  })

  it("looks by all that is whole", () => {
    expect(typed({ name: "Ada", email: " ada@post.example " })).toEqual({ email: "ada@post.example" })
    expect(typed({ telephone: "0161 496 0000", email: "a" })).toEqual({ telephone: "0161 496 0000" })
    expect(typed({ name: "Ada Hill", dateOfBirth: "1990-04-01" })).toEqual({
      name: "Ada Hill",
      dateOfBirth: "1990-04-01"
    })
  })
})
