import { expect, it } from "vitest"
import { imageIn } from "../../src/file/imageIn.ts"

const webp = (kind: string, ...bytes: ReadonlyArray<number>) => {
  const content = Buffer.alloc(30)
  content.write(`RIFF    WEBP${kind}`, "latin1")
  content.set(bytes, 20)
  return content
}

it("reads the sides of each kind of WEBP", () => {
  const sides = { type: "image/webp", width: 640, height: 400 }
  expect(imageIn(webp("VP8 ", 0, 0, 0, 0x9d, 0x01, 0x2a, 0x80, 0x02, 0x90, 0x01))).toEqual(sides)
  const packed = (640 - 1) | ((400 - 1) << 14)
  const lossless = Buffer.alloc(5)
  lossless[0] = 0x2f
  lossless.writeUInt32LE(packed, 1)
  expect(imageIn(webp("VP8L", ...lossless))).toEqual(sides)
  expect(imageIn(webp("VP8X", 0, 0, 0, 0, 0x7f, 0x02, 0, 0x8f, 0x01, 0))).toEqual(sides)
})

it("takes neither a WEBP that is cut off nor another kind of RIFF", () => {
  expect(imageIn(webp("VP8X").subarray(0, 29))).toBeUndefined()
  expect(imageIn(webp("WAVE"))).toBeUndefined()
  expect(imageIn(Buffer.from("RIFF    AVI "))).toBeUndefined()
})
