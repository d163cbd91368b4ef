import { crc32, deflateSync } from "node:zlib"

/** Red, green and blue, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

/** A PNG of the rows of a picture, each as the red, green and blue of its points from left to right. */
export const encodePng = (width: number, rows: ReadonlyArray<ArrayLike<number>>): Buffer =>
  Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", Buffer.from([...bytes(width), ...bytes(rows.length), 8, 2, 0, 0, 0])),
    chunk("IDAT", deflateSync(Buffer.concat(rows.flatMap((row) => [Buffer.of(0), Buffer.from(row)])))),
    chunk("IEND", Buffer.alloc(0))
  ])

const chunk = (type: string, content: Buffer) => {
  const named = Buffer.concat([Buffer.from(type), content])
  return Buffer.concat([bytes(content.length), named, bytes(crc32(named))])
}

const bytes = (number: number) => {
  const four = Buffer.alloc(4)
  four.writeUInt32BE(number)
  return four
}
