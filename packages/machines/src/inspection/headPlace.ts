import type { LaidOutEdge, Place, Point } from "./LaidOut.ts"

/** Where the head of a frame is written: as far to the left as no edge crosses it; undefined if there is no such place. */
export const headPlace = (
  head: Place,
  frame: Place,
  edges: ReadonlyArray<Pick<LaidOutEdge, "points">>
): Place | undefined => {
  const crossing = edges
    .flatMap(({ points }) => points.flatMap((to, index) => segment(points[index - 1], to)))
    .filter(({ x, width }) => x + width > frame.x && x < frame.x + frame.width)
    .filter(({ y, height }) => y < head.y + head.height && y + height > head.y)
  const rightmost = frame.x + frame.width - head.width - room
  const left = [head.x, ...crossing.map(({ x, width }) => x + width + room)]
    .sort((one, other) => one - other)
    .find(
      (left) =>
        left >= head.x &&
        left <= rightmost &&
        crossing.every(({ x, width }) => x + width + room <= left || x >= left + head.width + room)
    )
  return left === undefined ? undefined : { ...head, x: left }
}

const room = 6

const segment = (from: Point | undefined, to: Point): ReadonlyArray<Place> =>
  from
    ? [
        {
          x: Math.min(from.x, to.x),
          y: Math.min(from.y, to.y),
          width: Math.abs(from.x - to.x),
          height: Math.abs(from.y - to.y)
        }
      ]
    : []
