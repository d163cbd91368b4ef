import { expect, it } from "vitest"
import { strokesAsPath } from "../../src/form/strokesAsPath.ts"

const stroke = (...points: ReadonlyArray<readonly [number, number]>) => ({
  points: points.map(([x, y]) => ({ x, y }))
})

it("writes strokes in a box of 400 by 160, whatever the size of the pad", () => {
  expect(strokesAsPath([stroke([0, 0], [100, 40])], 200, 80)).toBe("M0,0L200,80")
})

it("leaves out points that nobody would see", () => {
  expect(strokesAsPath([stroke([0, 0], [1, 1], [10, 10])], 400, 160)).toBe("M0,0L10,10")
})

it("draws a dot", () => {
  expect(strokesAsPath([stroke([5, 5])], 400, 160)).toBe("M5,5L5,6")
})

it("draws nothing of what is too long to be sent", () => {
  const scribble = Array.from({ length: 2_000 }, (_, at) => [at % 2 ? 0 : 399, at % 160] as const)
  expect(strokesAsPath([stroke(...scribble)], 400, 160)).toBe("")
})
