import { Effect } from "effect"

// What stands in for `file/plainPicture.ts` of the service, which has pictures drawn by libvips: here the browser draws them.

/** What a file of each type begins with, in hexadecimal. */
const signatures = [
  { type: "image/jpeg", sign: /^ffd8ff/ },
  { type: "image/png", sign: /^89504e470d0a1a0a/ },
  { type: "image/webp", sign: /^52494646.{8}57454250/ }
] as const

/** What a picture is by its content. */
export interface Picture {
  readonly type: (typeof signatures)[number]["type"]
  readonly pixels: number
  /** What cannot be told without looking into each part of a file is taken for granted. */
  readonly revealsMore: true
}

/** The most pixels of a picture. */
export const mostPixels = 25_000_000

/** Undefined for what is neither PNG, JPEG nor WEBP, or cannot be drawn. */
export const pictureIn = (content: Buffer): Effect.Effect<Picture | undefined> => {
  const type = typeOf(content)
  if (!type) return Effect.succeed(undefined)
  return orUndefined(async () => {
    const drawn = await createImageBitmap(new Blob([new Uint8Array(content)], { type }))
    const pixels = drawn.width * drawn.height
    drawn.close()
    return { type, pixels, revealsMore: true as const }
  })
}

/** The picture drawn anew, upright and with nothing beside what is seen. */
export const plainBytes = (content: Buffer, { type }: Picture): Effect.Effect<Buffer | undefined> =>
  orUndefined(() => redrawn(content, type, {}))

/** A picture as a small PNG. */
export const pictureForPaper = (content: Uint8Array): Effect.Effect<Buffer | undefined> =>
  orUndefined(() => redrawn(content, "image/png", { width: 650, height: 300 }))

/** A photo as a small JPEG. */
export const photoForPaper = (content: Uint8Array): Effect.Effect<Buffer | undefined> =>
  orUndefined(() => redrawn(content, "image/jpeg", { width: 880, height: 880, background: "#ffffff" }))

const typeOf = (content: Uint8Array) => {
  const begin = Buffer.from(content.subarray(0, 16)).toString("hex")
  return signatures.find(({ sign }) => sign.test(begin))?.type
}

interface Bounds {
  readonly width?: number
  readonly height?: number
  readonly background?: string
}

const redrawn = async (
  content: Uint8Array,
  type: string,
  { width = Number.POSITIVE_INFINITY, height = Number.POSITIVE_INFINITY, background }: Bounds
): Promise<Buffer> => {
  const drawn = await createImageBitmap(new Blob([new Uint8Array(content)]))
  const scale = Math.min(1, width / drawn.width, height / drawn.height)
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(drawn.width * scale)),
    Math.max(1, Math.round(drawn.height * scale))
  )
  const pen = canvas.getContext("2d")
  if (!pen) throw new Error("Nothing can be drawn here")
  if (background) {
    pen.fillStyle = background
    pen.fillRect(0, 0, canvas.width, canvas.height)
  }
  pen.drawImage(drawn, 0, 0, canvas.width, canvas.height)
  drawn.close()
  const made = await canvas.convertToBlob({ type, quality: 0.9 })
  return Buffer.from(await made.arrayBuffer())
}

const orUndefined = <A>(work: () => Promise<A>): Effect.Effect<A | undefined> =>
  Effect.tryPromise(work).pipe(Effect.orElseSucceed(() => undefined))
