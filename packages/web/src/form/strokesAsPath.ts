import { conditionLimits } from "@crewfleet/sdk/rules"

interface Stroke {
  readonly points: ReadonlyArray<{ readonly x: number; readonly y: number }>
}

/** Strokes as the path of an SVG in a box of 400 by 160, without the points that nobody would see. */
export const strokesAsPath = (strokes: ReadonlyArray<Stroke>, width: number, height: number): string => {
  const path = strokes.map(({ points }) => pathOf(points, 400 / width, 160 / height)).join("")
  return path.length > conditionLimits.drawing / 2 ? "" : path
}

const pathOf = (points: Stroke["points"], across: number, down: number): string => {
  let last: { x: number; y: number } | undefined
  let path = ""
  for (const point of points) {
    const [x, y] = [Math.round(point.x * across), Math.round(point.y * down)]
    if (last && Math.abs(last.x - x) + Math.abs(last.y - y) < 3) continue
    path += `${last ? "L" : "M"}${x},${y}`
    last = { x, y }
  }
  // A dot is a line to itself.
  return last && !path.includes("L") ? `${path}L${last.x},${last.y + 1}` : path
}
