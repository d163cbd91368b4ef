import { areaOf, areasOn, centreOf, isOnVehicle, type Outline, onVehicle, views } from "@crewfleet/sdk/rules"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { areas } from "../../src/condition/areas.ts"
import { drawingSize, type Point, silhouetteOf } from "../../src/condition/silhouettes.ts"
import { vehicleOutlines } from "../../src/vehicle/outlineOf.ts"

const outlines = Object.keys(vehicleOutlines) as ReadonlyArray<Outline>
const drawings = outlines.flatMap((outline) => views.map((view) => [outline, view] as const))

const share = fc.double({ min: -0.5, max: 1.5, noNaN: true })
const anywhere = fc.record({ x: share, y: share })

describe.each(drawings)("damage on a %s from its %s", (outline, view) => {
  it("is on the vehicle wherever somebody points, and stays where it was put", () => {
    fc.assert(
      fc.property(anywhere, (place) => {
        const put = onVehicle(outline, view, place)
        expect(isOnVehicle(outline, view, put)).toBe(true)
        expect(onVehicle(outline, view, put)).toEqual(put)
      })
    )
  })

  it("is nowhere nearer to where somebody points than where it is put", () => {
    const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
      Math.hypot((one.x - other.x) * drawingSize.width, (one.y - other.y) * drawingSize.height)
    const within = fc.record({
      x: fc.double({ min: 0, max: 1, noNaN: true }),
      y: fc.double({ min: 0, max: 1, noNaN: true })
    })
    fc.assert(
      fc.property(within, within, (place, other) => {
        const put = distance(onVehicle(outline, view, place), place)
        expect(distance(onVehicle(outline, view, other), place)).toBeGreaterThanOrEqual(put - 0.7)
      })
    )
  })

  it("can be put into the areas that the vehicle has, the middle among them, and into no others", () => {
    const offered = areasOn(outline, view)
    expect(offered).toContain("Middle centre")
    for (const area of areas) {
      const put = areaOf(onVehicle(outline, view, centreOf(area)))
      expect(offered.includes(area)).toBe(put === area)
    }
  })

  it("has an outline that lies in its drawing and crosses itself nowhere", () => {
    const points = silhouetteOf(outline, view) ?? []
    expect(
      points.every(([x, y]) => x >= 0 && x <= drawingSize.width && y >= 0 && y <= drawingSize.height)
    ).toBe(true)
    const lines = points.map((from, at) => [from, points[(at + 1) % points.length] ?? from] as const)
    const crossing = lines.flatMap((one, at) =>
      lines
        .slice(at + 2)
        .filter((other) => isCrossing(one, other))
        .map((other) => [one, other])
    )
    expect(crossing).toEqual([])
  })
})

it("leaves a place where it is on a side of which it knows nothing", () => {
  expect(onVehicle("VAN", "BELOW", { x: 0.1, y: 2 })).toEqual({ x: 0.1, y: 1 })
})

type Line = readonly [Point, Point]

const isCrossing = ([a, b]: Line, [c, d]: Line) =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
  (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
