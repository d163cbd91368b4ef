/** A picture file's format. */
type Format = "jpeg" | "png" | "webp"

/**
 * Whether a file holds what is seen of a picture and nothing else: each of its parts is one that drawing it needs, and
 * nothing lies behind the last. What is not known to be harmless may tell where, when and with which camera it was taken.
 */
export const isPlain = (content: Buffer, format: Format): boolean => {
  try {
    return readers[format](content)
  } catch (failure) {
    if (failure instanceof RangeError) return false
    throw failure
  }
}

const isPlainPng = (content: Buffer): boolean => {
  for (let at = 8; ; ) {
    const type = content.toString("latin1", at + 4, at + 8)
    at += content.readUInt32BE(at) + 12
    if (!pngChunks.has(type)) return false
    if (type === "IEND") return at === content.length
  }
}

const pngChunks: ReadonlySet<string> = new Set(
  "IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs".split(" ")
)

const isPlainWebp = (content: Buffer): boolean => {
  if (content.readUInt32LE(4) + 8 !== content.length) return false
  for (let at = 12; at < content.length; ) {
    if (!webpChunks.has(content.toString("latin1", at, at + 4))) return false
    const length = content.readUInt32LE(at + 4)
    at += 8 + length + (length % 2)
  }
  return true
}

const webpChunks: ReadonlySet<string> = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"])

const isPlainJpeg = (content: Buffer): boolean => {
  for (let at = 2; ; ) {
    if (content.readUInt8(at) !== 0xff) return false
    const marker = content.readUInt8(at + 1)
    if (marker === 0xd9) return at + 2 === content.length
    const end = at + 2 + content.readUInt16BE(at + 2)
    if (!isDrawn(marker, content.toString("latin1", at + 4, end))) return false
    at = marker === 0xda ? endOfScan(content, end) : end
  }
}

/** Tables, frames and scans; of what applications add, the bare JFIF header, colour profiles and Adobe's colours. */
const isDrawn = (marker: number, text: string): boolean => {
  if (marker === 0xe0) return text.startsWith("JFIF\0") && text.length === 14
  if (marker === 0xe2) return text.startsWith("ICC_PROFILE\0")
  if (marker === 0xee) return text.startsWith("Adobe") && text.length === 12
  return marker >= 0xc0 && marker <= 0xdf
}

/** Where the next marker stands that neither stands for a byte nor restarts the scan. */
const endOfScan = (content: Buffer, begin: number): number => {
  for (let at = begin; ; at += 2) {
    at = content.indexOf(0xff, at)
    if (at < 0) throw new RangeError("The scan does not end")
    const marker = content.readUInt8(at + 1)
    if (marker !== 0 && (marker < 0xd0 || marker > 0xd7)) return at
  }
}

const readers: Readonly<Record<Format, (content: Buffer) => boolean>> = {
  jpeg: isPlainJpeg,
  png: isPlainPng,
  webp: isPlainWebp
}
