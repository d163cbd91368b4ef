import { type ImageSize, jpegSize, pngSize } from "./imageSize.ts"

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const pngHeader = [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
const jpeg = [0xff, 0xd8, 0xff]

/** What an image is by its content, whatever it is called. */
export interface Image extends ImageSize {
  readonly type: "image/png" | "image/jpeg"
}

/** Looks at an image's first bytes; undefined when it is neither PNG nor JPEG, or has no sides. */
export const imageIn = (content: Buffer): Image | undefined => {
  const type = typeOf(content)
  const size = type && (type === "image/png" ? pngSize : jpegSize)(content)
  return size && size.width > 0 && size.height > 0 ? { type, ...size } : undefined
}

const typeOf = (content: Buffer) => {
  if (startsWith(content, [...png, ...pngHeader])) return "image/png"
  return startsWith(content, jpeg) ? "image/jpeg" : undefined
}

const startsWith = (content: Buffer, bytes: ReadonlyArray<number>) =>
  bytes.every((byte, index) => content[index] === byte)
