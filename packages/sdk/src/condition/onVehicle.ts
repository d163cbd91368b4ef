import type { Outline } from "../vehicle/outlineOf.ts"
import { type Area, areaOf, areas, centreOf, onDrawing, type Place } from "./areas.ts"
import { drawingSize, type Point, type Polygon, silhouetteOf } from "./silhouettes.ts"

/** How far from the line, in units of the drawing, a place still is on the vehicle: places are told to a thousandth. */
const tolerance = 0.5

/** Whether a place on a drawing shows the vehicle, and not what is beside it. */
export const isOnVehicle = (outline: Outline, view: string, place: Place): boolean => {
  const polygon = silhouetteOf(outline, view)
  const point = pointOf(place)
  return (
    polygon === undefined ||
    isInside(polygon, point) ||
    distance(nearestOn(polygon, point), point) <= tolerance
  )
}

/** The nearest place of a drawing that shows the vehicle, to a thousandth; on a side that is none, wherever it is. */
export const onVehicle = (outline: Outline, view: string, place: Place): Place => {
  const there = onDrawing(place)
  const polygon = silhouetteOf(outline, view)
  if (polygon === undefined || isOnVehicle(outline, view, there)) return there
  const [x, y] = nearestOn(polygon, pointOf(there))
  return onDrawing({ x: x / drawingSize.width, y: y / drawingSize.height })
}

/** The areas of a drawing in which the vehicle lies: where the nearest to an area's middle is in that area. */
export const areasOn = (outline: Outline, view: string): ReadonlyArray<Area> =>
  areas.filter((area) => areaOf(onVehicle(outline, view, centreOf(area))) === area)

const pointOf = ({ x, y }: Place): Point => [x * drawingSize.width, y * drawingSize.height]

const distance = ([x, y]: Point, [otherX, otherY]: Point) => Math.hypot(x - otherX, y - otherY)

const linesOf = (polygon: Polygon): ReadonlyArray<readonly [from: Point, to: Point]> =>
  polygon.map((from, index) => [from, polygon[(index + 1) % polygon.length] ?? from])

/** A ray from a point inside crosses the line an odd number of times. */
const isInside = (polygon: Polygon, [x, y]: Point) =>
  linesOf(polygon).filter(
    ([[fromX, fromY], [toX, toY]]) =>
      fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)
  ).length %
    2 ===
  1

const nearestOn = (polygon: Polygon, point: Point): Point =>
  linesOf(polygon)
    .map((line) => nearestOnLine(line, point))
    .reduce((best, other) => (distance(other, point) < distance(best, point) ? other : best))

const nearestOnLine = ([[fromX, fromY], [toX, toY]]: readonly [Point, Point], [x, y]: Point): Point => {
  const [alongX, alongY] = [toX - fromX, toY - fromY]
  const share = ((x - fromX) * alongX + (y - fromY) * alongY) / (alongX ** 2 + alongY ** 2)
  const within = Math.min(1, Math.max(0, share))
  return [fromX + within * alongX, fromY + within * alongY]
}
