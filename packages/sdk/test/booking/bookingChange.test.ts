import {
  bookingChanges,
  bookingChangeWords,
  bookingStepsBack,
  isStepBack,
  reasonProblem
} from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"

describe("reasonProblem", () => {
  it("wants a reason to cancel and to take back, and of nothing else", () => {
    const wanting = bookingChanges.filter((change) => reasonProblem(change, " ") !== undefined)
    expect(wanting).toEqual(["booking.cancelled", ...bookingStepsBack])
    expect(wanting.filter(isStepBack)).toEqual([...bookingStepsBack])
    expect(wanting.map((change) => reasonProblem(change, "A slip"))).toEqual(wanting.map(() => undefined))
  })
})

describe("bookingChangeWords", () => {
  it("has words of its own for each change, as an act and as done", () => {
    const words = bookingChanges.map(bookingChangeWords)
    expect(new Set(words.flatMap(({ act, done }) => [act, done])).size).toBe(2 * bookingChanges.length)
  })
})
