import { type Stretch, stacked } from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { describe, expect, it } from "vitest"

const hours = (from: number, to: number): Stretch => ({
  start: new Date(Date.UTC(2026, 10, 20, from)).toISOString(),
  end: new Date(Date.UTC(2026, 10, 20, to)).toISOString()
})

const rowsOf = (stretches: ReadonlyArray<Stretch>) => stacked(stretches).placed.map(({ row }) => row)

/** Any stretches, some of which overlap, touch, or take no time. */
const stretches = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 8 }))
    .map(([from, length]) => hours(from, from + length)),
  { maxLength: 20 }
)

describe("stacked", () => {
  it("leaves in one row what follows on each other, the first to start first", () => {
    const [morning, noon, evening] = [hours(8, 12), hours(12, 14), hours(18, 20)]
    expect(stacked([evening, morning, noon])).toEqual({
      rows: 1,
      placed: [morning, noon, evening].map((one) => ({ one, row: 0 }))
    })
  })

  it("puts what overlaps below, and what comes after in the first row that is free", () => {
    expect(rowsOf([hours(8, 12), hours(9, 11), hours(10, 13), hours(11, 12), hours(12, 14)])).toEqual([
      0, 1, 2, 1, 0
    ])
  })

  it("compares moments, however each is written", () => {
    const inTwoZones = [
      { start: "2026-11-20T10:00:00+02:00", end: "2026-11-20T11:00:00+02:00" },
      { start: "2026-11-20T09:00:00.000Z", end: "2026-11-20T10:00:00.000Z" }
    ]
    expect(stacked(inTwoZones).rows).toBe(1)
  })

  it("has a row where there is nothing", () => {
    expect(stacked([])).toEqual({ rows: 1, placed: [] })
  })

  it("lets none lie on another in a row, and takes no more rows than overlap at once", () => {
    fc.assert(
      fc.property(stretches, (all) => {
        const { rows, placed } = stacked(all)
        expect(placed).toHaveLength(all.length)
        const ends = new Map<number, string>()
        for (const { one, row } of placed) {
          expect(row).toBeLessThan(rows)
          expect((ends.get(row) ?? "") <= one.start).toBe(true)
          ends.set(row, one.end)
        }
        const atOnce = all.map(
          ({ start }) =>
            all.filter((other) => other.start <= start && (start < other.end || start === other.start)).length
        )
        expect(rows).toBeLessThanOrEqual(Math.max(1, ...atOnce))
      })
    )
  })
})
