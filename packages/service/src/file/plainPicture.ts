import { Effect, Semaphore } from "effect"
import sharp from "sharp"
import { isPlain } from "./isPlain.ts"

// Of all that the library reads, these three are photos and documents; the rest is never tried.
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"]
})
sharp.cache(false)
sharp.concurrency(1)

const types = { jpeg: "image/jpeg", png: "image/png", webp: "image/webp" } as const

/** What an uploaded picture is by its content, whatever it is called; `pixels` counts every frame. */
export interface Picture {
  readonly type: (typeof types)[keyof typeof types]
  readonly pixels: number
  /** Whether it may tell more than what is seen, such as where and with which camera it was taken. */
  readonly revealsMore: boolean
}

/** Looks at a picture's headers; undefined when it is neither PNG, JPEG nor WEBP. */
export const pictureIn = (content: Buffer): Effect.Effect<Picture | undefined> =>
  Effect.tryPromise(async () => {
    const { format, width, height } = await read(content, false).metadata()
    if (format !== "jpeg" && format !== "png" && format !== "webp") return undefined
    return { type: types[format], pixels: width * height, revealsMore: !isPlain(content, format) }
  }).pipe(Effect.orElseSucceed(() => undefined))

// Decoding takes a processor and memory for every point of the picture.
const oneAtATime = Semaphore.makeUnsafe(1)

/**
 * A picture's bytes as they are kept: what tells more than what is seen is gone, and it stands upright. Undefined when the
 * picture is broken or cut off.
 */
export const plainBytes = (content: Buffer, { revealsMore }: Picture): Effect.Effect<Buffer | undefined> =>
  Effect.tryPromise(async () => {
    if (revealsMore) return await read(content).autoOrient().keepIccProfile().toBuffer()
    await read(content).resize(16, 16, { fit: "fill", fastShrinkOnLoad: false }).raw().toBuffer()
    return content
  }).pipe(
    Effect.orElseSucceed(() => undefined),
    oneAtATime.withPermit
  )

/** A picture as a small PNG without anything beside what is seen, for paper; undefined for what is no picture. */
export const pictureForPaper = (content: Uint8Array): Effect.Effect<Buffer | undefined> =>
  Effect.tryPromise(() =>
    sharp(content, { failOn: "truncated", limitInputPixels: mostPixels })
      .autoOrient()
      .resize(paperWidth, paperHeight, { fit: "inside", withoutEnlargement: true })
      .png()
      .toBuffer()
  ).pipe(
    Effect.orElseSucceed(() => undefined),
    oneAtATime.withPermit
  )

/** A photo as a small JPEG without anything beside what is seen, for paper; undefined for what is no picture. */
export const photoForPaper = (content: Uint8Array): Effect.Effect<Buffer | undefined> =>
  Effect.tryPromise(() =>
    sharp(content, { failOn: "truncated", limitInputPixels: mostPixels })
      .autoOrient()
      .resize(photoSide, photoSide, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 75 })
      .toBuffer()
  ).pipe(
    Effect.orElseSucceed(() => undefined),
    oneAtATime.withPermit
  )

/** A photo of 80 mm at 280 points to the inch. */
const photoSide = 880

/** A signature of 55 mm at 300 points to the inch. */
const [paperWidth, paperHeight] = [650, 300]

const read = (content: Buffer, limitInputPixels: number | false = mostPixels) =>
  sharp(content, { animated: true, failOn: "truncated", limitInputPixels, sequentialRead: true })

/** The most pixels of a picture. A small file can hold one that fills the memory of whoever looks at it. */
export const mostPixels = 25_000_000
