import { Effect, Semaphore } from "effect"
import sharp from "sharp"

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
  /** Whether it tells more than what is seen, such as where and with which camera it was taken. */
  readonly tellsMore: boolean
}

/** Looks at a picture's headers; undefined when it is neither PNG, JPEG nor WEBP. */
export const pictureIn = (content: Buffer): Effect.Effect<Picture | undefined> =>
  Effect.tryPromise(async () => {
    const { format, width, height, exif, xmp, iptc, comments } = await read(content, false).metadata()
    if (format !== "jpeg" && format !== "png" && format !== "webp") return undefined
    const tellsMore =
      [exif, xmp, iptc, comments].some(Boolean) || marks.some((mark) => content.includes(mark))
    return { type: types[format], pixels: width * height, tellsMore }
  }).pipe(Effect.orElseSucceed(() => undefined))

/** Where else a file may tell more: a second picture behind the first one, or frames that the library leaves out. */
const marks = ["Exif\0\0", "http://ns.adobe.com/xap/", "acTL"]

// Decoding takes a processor and memory for every point of the picture.
const oneAtATime = Semaphore.makeUnsafe(1)

/**
 * A picture's bytes as they are kept: what tells more than what is seen is gone, and it stands upright. Undefined when the
 * picture is broken or cut off.
 */
export const plainBytes = (content: Buffer, { tellsMore }: Picture): Effect.Effect<Buffer | undefined> =>
  Effect.tryPromise(async () => {
    if (tellsMore) return await read(content).autoOrient().keepIccProfile().toBuffer()
    await read(content).resize(16, 16, { fit: "fill", fastShrinkOnLoad: false }).raw().toBuffer()
    return content
  }).pipe(
    Effect.orElseSucceed(() => undefined),
    oneAtATime.withPermit
  )

const read = (content: Buffer, limitInputPixels: number | false = mostPixels) =>
  sharp(content, { animated: true, failOn: "truncated", limitInputPixels, sequentialRead: true })

/** The most pixels of a picture. A small file can hold one that fills the memory of whoever looks at it. */
export const mostPixels = 25_000_000
