import { isOutline, type Outline } from "../vehicle/outlineOf.ts"

/** Damages with the drawing on which they are marked. */
export interface Marked {
  readonly damages: ReadonlyArray<unknown>
  readonly outline?: string | null | undefined
}

/**
 * The drawing on which damages are shown and marked: the one on which the first of `marked` has any, as places on one mean nothing
 * on another; while there are none, the vehicle's. Whoever tells of no drawing has seen the saloon, which once was the only one.
 */
export const drawnOn = (
  marked: ReadonlyArray<Marked | undefined>,
  vehicles?: string | undefined
): Outline => {
  const first = marked.find((one) => one !== undefined && one.damages.length > 0)
  const outline = first ? first.outline : vehicles
  return isOutline(outline) ? outline : "SALOON"
}
