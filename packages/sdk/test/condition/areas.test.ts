import { expect, it } from "vitest"
import { areaOf, areas, centreOf, onDrawing } from "../../src/condition/areas.ts"

it("names the nine areas of a drawing, line by line", () => {
  expect(areas).toHaveLength(9)
  expect(areas[0]).toBe("Top left")
  expect(areas[4]).toBe("Middle centre")
  expect(areas[8]).toBe("Bottom right")
})

it.each(areas)("finds the middle of %s in it", (area) => {
  expect(areaOf(centreOf(area))).toBe(area)
})

it.each([
  [0, 0, "Top left"],
  [1, 1, "Bottom right"],
  [0.5, 0.99, "Bottom centre"]
])("finds %f, %f in an area", (x, y, area) => expect(areaOf({ x, y })).toBe(area))

it("keeps a place on the drawing, to a thousandth", () => {
  expect(onDrawing({ x: -0.2, y: 1.7 })).toEqual({ x: 0, y: 1 })
  expect(onDrawing({ x: 0.12345, y: 0.5 })).toEqual({ x: 0.123, y: 0.5 })
})
