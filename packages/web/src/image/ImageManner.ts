/** How images are made smaller: where they go decides what they may lose. */
export interface ImageManner {
  /** The quality of a JPEG, 0 to 1. */
  readonly quality: number
  /** Every image becomes a JPEG; otherwise what is small already stays, and so does what is transparent. */
  readonly alwaysJpeg: boolean
}

/** A logo keeps its transparency, and is left alone when it is small. */
export const logoManner: ImageManner = { quality: 0.85, alwaysJpeg: false }

/** A photo, of a document or a vehicle, becomes a JPEG of quality 0.7 (specification 001 §5 and §9). */
export const photoManner: ImageManner = { quality: 0.7, alwaysJpeg: true }
