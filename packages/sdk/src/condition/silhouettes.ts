import type { Outline } from "../vehicle/outlineOf.ts"
import type { View } from "./conditionChoices.ts"

/** How large the drawings are in which outlines are given. */
export const drawingSize = { width: 240, height: 120 } as const

/** A place in a drawing of that size, from its left and top. */
export type Point = readonly [x: number, y: number]

/** A line that closes by itself. */
export type Polygon = ReadonlyArray<Point>

const polygon = (points: string): Polygon =>
  points.split(" ").map((point) => {
    const [x, y] = point.split(",").map(Number)
    return [x ?? 0, y ?? 0]
  })

const wheels = "220,90 204,90 199,101 188,106 177,101 172,90 80,90 75,101 64,106 53,101 48,90 22,90"

const carFront = polygon(
  "67,104 66,92 60,84 61,58 51,55 51,48 65,52 72,51 84,28 97,20 143,20 156,28 168,51 175,52 189,48 189,55 179,58 180,84 174,92 173,104 156,104 156,92 84,92 84,104"
)
const carTop = polygon(
  "18,60 20,42 34,28 70,22 83,22 86,16 94,17 94,21 196,22 212,28 221,42 224,60 221,78 212,92 196,98 94,99 94,103 86,104 83,98 70,98 34,92 20,78"
)
const vanFront = polygon(
  "68,106 66,94 60,86 61,60 50,60 50,46 64,49 72,20 76,12 86,10 154,10 164,12 168,20 176,49 190,46 190,60 179,60 180,86 174,94 172,106 156,106 156,94 84,94 84,106"
)
const motorcycleFront = polygon(
  "112,106 112,74 104,70 101,50 104,40 84,40 82,16 98,16 100,30 140,30 142,16 158,16 156,40 136,40 139,50 136,70 128,74 128,106"
)

/** What a vehicle covers of its drawings, from the left, from the front and from above; from the right as in a mirror. */
const silhouettes: Readonly<Record<Outline, Readonly<Record<"LEFT" | "FRONT" | "TOP", Polygon>>>> = {
  SALOON: {
    LEFT: polygon(
      "14,84 16,70 28,62 58,56 70,43 86,32 104,27 150,27 170,32 181,42 190,54 214,60 225,67 228,84 220,90 200,90 195,101 184,106 173,101 168,90 80,90 75,101 64,106 53,101 48,90 22,90"
    ),
    FRONT: carFront,
    TOP: carTop
  },
  HATCHBACK: {
    LEFT: polygon(
      `14,84 16,70 28,63 60,56 72,43 86,33 106,28 176,28 196,33 212,46 222,60 227,70 228,84 ${wheels}`
    ),
    FRONT: carFront,
    TOP: carTop
  },
  VAN: {
    LEFT: polygon(`14,84 15,70 26,60 44,54 70,22 76,17 84,16 216,16 224,18 227,26 228,84 ${wheels}`),
    FRONT: vanFront,
    TOP: polygon(
      "18,60 20,40 30,28 42,24 56,22 61,22 63,12 70,13 69,22 214,22 222,25 224,32 224,88 222,95 214,98 69,98 70,107 63,108 61,98 56,98 42,96 30,92 20,80"
    )
  },
  PICKUP: {
    LEFT: polygon(
      `14,84 16,71 28,63 56,56 74,32 79,28 86,27 128,27 135,28 138,34 142,52 222,52 228,58 228,84 ${wheels}`
    ),
    FRONT: carFront,
    TOP: carTop
  },
  MOTORCYCLE: {
    LEFT: polygon(
      "32,80 36,66 46,57 60,54 74,50 78,44 76,30 70,26 72,20 84,20 98,37 110,35 130,38 146,48 160,43 194,44 206,50 202,58 208,70 210,80 207,92 198,102 184,106 170,102 162,96 104,96 84,92 80,96 72,102 58,106 42,101 34,91"
    ),
    FRONT: motorcycleFront,
    TOP: polygon(
      "20,57 70,56 80,50 84,26 92,26 94,48 106,44 130,46 140,50 190,50 202,56 222,56 222,64 202,64 190,70 140,70 130,74 106,76 94,72 92,94 84,94 80,70 70,64 20,63"
    )
  }
}

/** What a vehicle covers of one of its drawings; undefined from a side that is none. */
export const silhouetteOf = (outline: Outline, view: string): Polygon | undefined => {
  const { LEFT, FRONT, TOP } = silhouettes[outline]
  const sides: Readonly<Record<View, Polygon>> = {
    FRONT,
    REAR: FRONT,
    LEFT,
    RIGHT: LEFT.map(([x, y]) => [drawingSize.width - x, y]),
    TOP
  }
  return Object.hasOwn(sides, view) ? sides[view as View] : undefined
}
