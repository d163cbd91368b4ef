const rows = ["Top", "Middle", "Bottom"] as const
const columns = ["left", "centre", "right"] as const

/** One of the nine areas of a drawing, as it lies before the eye. */
export type Area = `${(typeof rows)[number]} ${(typeof columns)[number]}`

/** The nine areas of a drawing, line by line. */
export const areas: ReadonlyArray<Area> = rows.flatMap((row) =>
  columns.map((column): Area => `${row} ${column}`)
)

/** A place on a drawing, from its left and its top, 0 to 1. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** The area that a place lies in. */
export const areaOf = ({ x, y }: Place): Area => areas[third(y) * 3 + third(x)] ?? "Middle centre"

/** The middle of an area. */
export const centreOf = (area: Area): Place => {
  const index = areas.indexOf(area)
  return { x: ((index % 3) + 0.5) / 3, y: (Math.floor(index / 3) + 0.5) / 3 }
}

/** The nearest place that is on the drawing, to a thousandth. */
export const onDrawing = ({ x, y }: Place): Place => ({ x: within(x), y: within(y) })

const third = (share: number) => Math.min(2, Math.max(0, Math.floor(share * 3)))

const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1_000) / 1_000
