import { inflateSync } from "node:zlib"

/** A font as the typesetter reads it, from one that was packed for the web (WOFF 1.0); any other font is left as it is. */
export const unpackedFont = (font: Buffer): Buffer => {
  if (font.toString("latin1", 0, 4) !== "wOFF") return font
  const count = font.readUInt16BE(12)
  const head = Buffer.alloc(12 + 16 * count)
  font.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const tables: Array<Buffer> = []
  let offset = head.length
  for (let table = 0; table < count; table++) {
    const from = 44 + 20 * table
    const [start, packed, length] = [4, 8, 12].map((field) => font.readUInt32BE(from + field)) as [
      number,
      number,
      number
    ]
    const content = font.subarray(start, start + packed)
    const to = 12 + 16 * table
    font.copy(head, to, from, from + 4)
    font.copy(head, to + 4, from + 16, from + 20)
    head.writeUInt32BE(offset, to + 8)
    head.writeUInt32BE(length, to + 12)
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4)
    padded.set(packed < length ? inflateSync(content) : content)
    tables.push(padded)
    offset += padded.length
  }
  return Buffer.concat([head, ...tables])
}
