import { crc32, deflateSync } from "node:zlib"

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

const four = (number: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number)
  return bytes
}

const chunk = (type: string, content: Uint8Array) => {
  const named = Buffer.concat([Buffer.from(type), content])
  return Buffer.concat([four(content.length), named, four(crc32(named))])
}

/**
 * A black PNG of this width and height in so many bytes, most of which are filling that no reader looks at and nobody
 * keeps; without any filling where it takes more than that.
 */
export const pngOf = (size: number, width = 64, height = 64): Uint8Array<ArrayBuffer> => {
  const header = chunk("IHDR", Buffer.concat([four(width), four(height), Buffer.of(1, 0, 0, 0, 0)]))
  // Nobody comes to look at the points of a picture that says that it is too large.
  const points = width * height > 30_000_000 ? 0 : (Math.ceil(width / 8) + 1) * height
  const rows = chunk("IDAT", deflateSync(Buffer.alloc(points)))
  const end = chunk("IEND", Buffer.alloc(0))
  const filling = size - signature.length - header.length - rows.length - end.length - 12
  const parts = [
    Buffer.from(signature),
    header,
    ...(filling >= 0 ? [chunk("fiLl", Buffer.alloc(filling))] : [])
  ]
  return new Uint8Array(Buffer.concat([...parts, rows, end]))
}
