import { type ImageSize, jpegSize, pngSize, webpSize } from "./imageSize.ts"

/** What an image is by its content, whatever it is called. */
export interface Image extends ImageSize {
  readonly type: "image/png" | "image/jpeg" | "image/webp"
}

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
const jpeg = [0xff, 0xd8, 0xff]

/** Looks at an image's first bytes; undefined when it is neither PNG, JPEG nor WEBP, or has no sides. */
export const imageIn = (content: Buffer): Image | undefined => {
  const kind = kinds.find(({ begins }) => begins(content))
  const size = kind?.size(content)
  return kind && size && size.width > 0 && size.height > 0 ? { type: kind.type, ...size } : undefined
}

const startsWith = (bytes: ReadonlyArray<number>) => (content: Buffer) =>
  bytes.every((byte, index) => content[index] === byte)

const isWebp = (content: Buffer) =>
  content.toString("latin1", 0, 4) === "RIFF" && content.toString("latin1", 8, 12) === "WEBP"

const kinds = [
  { type: "image/png", begins: startsWith(png), size: pngSize },
  { type: "image/jpeg", begins: startsWith(jpeg), size: jpegSize },
  { type: "image/webp", begins: isWebp, size: webpSize }
] as const
