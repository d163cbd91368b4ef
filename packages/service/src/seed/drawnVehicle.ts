import type { BodyType } from "../database/RentalTables.ts"
import { type Colour, encodePng } from "./encodePng.ts"

const width = 480
const height = 320
/** How many lines of points each row is made of, so that slanting edges look smooth. */
const finer = 3

type Shape = ReadonlyArray<readonly [x: number, y: number]>

/** The paints that vehicles of the demo come in. */
const paints: Readonly<Record<string, Colour>> = {
  Black: [46, 49, 56],
  White: [240, 242, 245],
  Silver: [176, 183, 192],
  Grey: [113, 120, 130],
  Blue: [43, 92, 168],
  Red: [178, 43, 48],
  Green: [46, 112, 78]
}

/** Bodies and windows from the side, the front at the right; every body stands on wheels at 215. */
const bodies: Readonly<Record<BodyType, { readonly body: Shape; readonly windows: ReadonlyArray<Shape> }>> = {
  HATCHBACK: {
    body: [
      [64, 214],
      [60, 166],
      [92, 150],
      [132, 106],
      [262, 102],
      [330, 148],
      [404, 162],
      [420, 184],
      [416, 214]
    ],
    windows: [
      [
        [112, 148],
        [142, 116],
        [196, 114],
        [196, 148]
      ],
      [
        [206, 148],
        [206, 114],
        [258, 112],
        [308, 148]
      ]
    ]
  },
  SUV: {
    body: [
      [58, 214],
      [54, 148],
      [80, 134],
      [100, 90],
      [278, 88],
      [338, 136],
      [412, 148],
      [426, 170],
      [424, 214]
    ],
    windows: [
      [
        [94, 134],
        [112, 100],
        [184, 99],
        [184, 134]
      ],
      [
        [194, 134],
        [194, 99],
        [272, 98],
        [316, 134]
      ]
    ]
  },
  MPV: {
    body: [
      [56, 214],
      [54, 142],
      [74, 96],
      [110, 82],
      [280, 84],
      [366, 142],
      [418, 160],
      [424, 214]
    ],
    windows: [
      [
        [76, 138],
        [90, 102],
        [164, 94],
        [164, 138]
      ],
      [
        [174, 138],
        [174, 94],
        [274, 96],
        [336, 138]
      ]
    ]
  },
  PICKUP: {
    body: [
      [48, 214],
      [46, 146],
      [212, 146],
      [222, 92],
      [300, 92],
      [346, 144],
      [420, 154],
      [432, 178],
      [430, 214]
    ],
    windows: [
      [
        [228, 142],
        [236, 102],
        [294, 102],
        [328, 142]
      ]
    ]
  },
  SPECIAL: {
    body: [
      [46, 214],
      [44, 78],
      [56, 66],
      [330, 66],
      [392, 136],
      [426, 152],
      [432, 214]
    ],
    windows: [
      [
        [232, 132],
        [232, 84],
        [280, 84],
        [280, 132]
      ],
      [
        [290, 132],
        [290, 84],
        [322, 84],
        [362, 132]
      ]
    ]
  }
}

const circle = (x: number, y: number, radius: number): Shape =>
  Array.from({ length: 40 }, (_, at) => [
    x + radius * Math.cos((at * Math.PI) / 20),
    y + radius * Math.sin((at * Math.PI) / 20)
  ])

const ground: Shape = [
  [0, 236],
  [width, 236],
  [width, height],
  [0, height]
]
const shadow: Shape = [
  [56, 238],
  [424, 238],
  [440, 248],
  [40, 248]
]
const wheels = [132, 348].flatMap((x) => [
  { shape: circle(x, 212, 32), colour: [32, 35, 41] as Colour },
  { shape: circle(x, 212, 16), colour: [196, 202, 210] as Colour }
])

/** A small picture, as PNG, of a vehicle of this shape and paint from the side, facing right or left. */
export const drawnVehicle = (type: BodyType, colour: string, facing: "left" | "right"): Buffer => {
  const paint = paints[colour] ?? [113, 120, 130]
  const { body, windows } = bodies[type]
  const layers = [
    { shape: ground, colour: [205, 210, 217] as Colour },
    { shape: shadow, colour: [170, 176, 185] as Colour },
    { shape: body, colour: paint },
    ...windows.map((shape) => ({ shape, colour: [64, 78, 96] as Colour })),
    ...wheels
  ]
  const rows = Array.from({ length: height }, (_, y) => {
    const row = sky.slice()
    for (const { shape, colour } of layers) if (reaches(shape, y)) paintRow(row, covered(shape, y), colour)
    return facing === "right" ? row : mirrored(row)
  })
  return encodePng(width, rows)
}

const sky = Uint8ClampedArray.from({ length: width * 3 }, (_, at) => [226, 233, 241][at % 3] ?? 0)

const reaches = (shape: Shape, y: number) =>
  shape.some(([, at]) => at >= y) && shape.some(([, at]) => at <= y + 1)

const paintRow = (row: Uint8ClampedArray, cover: Float32Array, colour: Colour) => {
  for (let x = 0; x < width; x++) {
    const share = cover[x] ?? 0
    if (share === 0) continue
    for (let part = 0; part < 3; part++) {
      const old = row[x * 3 + part] ?? 0
      row[x * 3 + part] = old + ((colour[part] ?? 0) - old) * Math.min(1, share)
    }
  }
}

const mirrored = (row: Uint8ClampedArray) =>
  row.map((_, at) => row[(width - 1 - Math.floor(at / 3)) * 3 + (at % 3)] ?? 0)

/** How much of each point of a row lies inside a shape, 0 to 1. */
const covered = (shape: Shape, y: number): Float32Array => {
  const cover = new Float32Array(width)
  for (let line = 0; line < finer; line++) {
    const edges = crossings(shape, y + (line + 0.5) / finer)
    for (let at = 0; at + 1 < edges.length; at += 2) {
      const [from = 0, to = 0] = [edges[at], edges[at + 1]]
      for (let x = Math.floor(from); x < to; x++)
        cover[x] = (cover[x] ?? 0) + (Math.min(x + 1, to) - Math.max(x, from)) / finer
    }
  }
  return cover
}

/** Where a horizontal line meets the edges of a shape, from left to right. */
const crossings = (shape: Shape, y: number): Array<number> =>
  shape
    .flatMap(([x, top], at) => {
      const [otherX = 0, bottom = 0] = shape[(at + 1) % shape.length] ?? []
      return top <= y === bottom <= y ? [] : [x + ((y - top) / (bottom - top)) * (otherX - x)]
    })
    .sort((one, other) => one - other)
