import { type Colour, encodePng } from "./encodePng.ts"

const width = 320
const height = 200

/** A part of the drawing: a rectangle in one colour. */
interface Patch {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly colour: Colour
}

const dark: Colour = [88, 96, 112]
const pale: Colour = [178, 186, 200]

/** What every card shows: a head and shoulders at the left, lines of writing at the right. */
const writing: ReadonlyArray<Patch> = [
  { left: 24, top: 56, width: 84, height: 108, colour: pale },
  { left: 50, top: 72, width: 32, height: 36, colour: dark },
  { left: 38, top: 116, width: 56, height: 48, colour: dark },
  ...[148, 110, 130, 90, 120].map((length, line) => ({
    left: 132,
    top: 60 + line * 22,
    width: length,
    height: line === 0 ? 10 : 6,
    colour: line === 0 ? dark : pale
  }))
]

/** A small picture, as PNG, that looks like an identity card in one colour and belongs to nobody. */
export const drawnDocument = (colour: Colour): Buffer => {
  const patches = [{ left: 0, top: 0, width, height: 36, colour }, ...writing]
  return encodePng(
    width,
    Array.from({ length: height }, (_, y) => rowOf(y, patches))
  )
}

const rowOf = (y: number, patches: ReadonlyArray<Patch>): Array<number> =>
  Array.from({ length: width }, (_, x) => {
    const patch = patches.findLast(
      ({ left, top, width, height }) => x >= left && x < left + width && y >= top && y < top + height
    )
    return patch?.colour ?? [246, 247, 249]
  }).flat()
