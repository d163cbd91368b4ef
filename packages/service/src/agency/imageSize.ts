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
