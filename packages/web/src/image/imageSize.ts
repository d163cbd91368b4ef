/** The sides of an image in pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** The longest side of an image that is sent, in pixels. */
export const longestSide = 1024

/** A file of this many bytes is small enough to go as it is, when its sides are. */
export const smallFile = 256 * 1024

/** The size of an image within a longest side, in the same proportions; never larger than it was. */
export const withinLongestSide = ({ width, height }: ImageSize, longest: number = longestSide): ImageSize => {
  const share = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) }
}

/** Whether an image can be sent as it is. */
export const isSmall = (size: ImageSize, bytes: number): boolean =>
  Math.max(size.width, size.height) <= longestSide && bytes <= smallFile
