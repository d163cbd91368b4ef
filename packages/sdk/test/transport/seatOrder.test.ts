import { seatsInOrder } from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { expect, it } from "vitest"

const verdicts = ["MAY", "MAY_WITH_WARNINGS", "MAY_NOT"]
const seats = fc.array(
  fc.record({ verdict: fc.constantFrom(...verdicts), remaining: fc.nat(2), at: fc.nat() })
)

it("puts seats that can be taken first, and keeps the order of those that are alike", () => {
  const seat = (verdict: string, remaining = 1) => ({ verdict, remaining })
  expect(
    seatsInOrder([seat("MAY", 0), seat("MAY_NOT"), seat("MAY_WITH_WARNINGS"), seat("MAY")]).map(
      ({ verdict, remaining }) => `${verdict} ${remaining}`
    )
  ).toEqual(["MAY 1", "MAY_WITH_WARNINGS 1", "MAY_NOT 1", "MAY 0"])
  fc.assert(
    fc.property(seats, (given) => {
      const ordered = seatsInOrder(given)
      expect(ordered).toHaveLength(given.length)
      for (const verdict of verdicts) {
        const alike = (all: typeof ordered) =>
          all.filter((one) => one.verdict === verdict && one.remaining > 0)
        expect(alike(ordered)).toEqual(alike(given))
      }
    })
  )
})
