import { handsOf, type NotedList } from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const noted = (hand: string, ...list: ReadonlyArray<string>): NotedList => ({ hand, list })

describe("the hands of a list", () => {
  it("are those that noted each line first, wherever it stands by now", () => {
    const hands = handsOf([noted("Ada", "Bag", "Coat", ""), noted("Ben", "", "Coat", "Bag", "Phone")])
    expect(hands).toEqual([undefined, "Ada", "Ada", "Ben"])
  })

  it("change with a line that is changed, and a line that comes back is whose who brought it back", () => {
    expect(handsOf([noted("Ada", "Bag"), noted("Ben", "Bag, blue")])).toEqual(["Ben"])
    expect(handsOf([noted("Ada", "Bag"), noted("Ben"), noted("Ben", "Bag")])).toEqual(["Ben"])
  })

  it("are one each for equal lines: a second bag is whose who added it", () => {
    expect(handsOf([noted("Ada", "Bag"), noted("Ben", "Bag", "Bag")])).toEqual(["Ada", "Ben"])
  })
})

const versions = fc.array(
  fc.record({
    hand: fc.constantFrom("Ada", "Ben", "Cy"),
    list: fc.array(fc.constantFrom("", " ", "Bag", "Coat", "Phone"), { maxLength: 6 })
  }),
  { minLength: 1, maxLength: 5 }
)

describe("whatever was noted", () => {
  it("every filled line has a hand of somebody who noted it, and no empty one has any", () => {
    fc.assert(
      fc.property(versions, (all) => {
        const last = all.at(-1) as NotedList
        const hands = handsOf(all)
        expect(hands).toHaveLength(last.list.length)
        for (const [index, line] of last.list.entries()) {
          const hand = hands[index]
          if (line.trim() === "") expect(hand).toBeUndefined()
          else
            expect(all.some((one) => one.hand === hand && one.list.some((noted) => noted === line))).toBe(
              true
            )
        }
      })
    )
  })

  it("somebody who sends a list again as it is takes no line over", () => {
    fc.assert(
      fc.property(versions, (all) => {
        const { list } = all.at(-1) as NotedList
        expect(handsOf([...all, { list, hand: "Dee" }])).toEqual(handsOf(all))
      })
    )
  })
})
