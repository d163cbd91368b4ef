/** The sides of an image in pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** How large a PNG says that it is, in the header right behind its signature; undefined where that is cut off. */
export const pngSize = (content: Buffer): ImageSize | undefined =>
  content.length < 24 ? undefined : { width: content.readUInt32BE(16), height: content.readUInt32BE(20) }

/** How large a JPEG says that it is, in the first frame that it holds; undefined where it holds none. */
export const jpegSize = (content: Buffer): ImageSize | undefined => {
  for (let at = 2; at + 9 <= content.length && content[at] === 0xff; ) {
    if (isFrame(content[at + 1] ?? 0)) {
      return { width: content.readUInt16BE(at + 7), height: content.readUInt16BE(at + 5) }
    }
    at += 2 + content.readUInt16BE(at + 2)
  }
  return undefined
}

// The markers from C0 to CF begin a frame, but for three that hold tables.
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** How large a WEBP says that it is, in the header of each of its three kinds; undefined for any other. */
export const webpSize = (content: Buffer): ImageSize | undefined => {
  if (content.length < 30) return undefined
  switch (content.toString("latin1", 12, 16)) {
    case "VP8 ":
      return { width: content.readUInt16LE(26) & 0x3fff, height: content.readUInt16LE(28) & 0x3fff }
    case "VP8L": {
      const sides = content.readUInt32LE(21)
      return { width: (sides & 0x3fff) + 1, height: ((sides >>> 14) & 0x3fff) + 1 }
    }
    case "VP8X":
      return { width: content.readUIntLE(24, 3) + 1, height: content.readUIntLE(27, 3) + 1 }
    default:
      return undefined
  }
}
