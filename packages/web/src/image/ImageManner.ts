/** How images are made smaller: where they go decides what they may lose. */
export interface ImageManner {
  /** The quality of a JPEG, 0 to 1. */
  readonly quality: number
  /** Every image becomes a JPEG; otherwise what is small already stays, and so does what is transparent. */
  readonly alwaysJpeg: boolean
  /** The longest side that is left, in pixels; 1024, unless told. */
  readonly longest?: number
}

/** A logo keeps its transparency, and is left alone when it is small. */
export const logoManner: ImageManner = { quality: 0.85, alwaysJpeg: false }

/** A photo, of a document or a vehicle, becomes a JPEG of quality 0.7 (specification 001 §5 and §9). */
export const photoManner: ImageManner = { quality: 0.7, alwaysJpeg: true }

/** A photographed page keeps what makes small print legible: 1600 pixels are 140 an inch of A4. */
export const pageManner: ImageManner = { quality: 0.7, alwaysJpeg: true, longest: 1600 }

/** What pages may lose, step by step, for all of them to fit into one file; less would be read by nobody. */
export const smallerPages: ReadonlyArray<ImageManner> = [
  { quality: 0.6, alwaysJpeg: true, longest: 1280 },
  { quality: 0.5, alwaysJpeg: true, longest: 1024 }
]
