import { crc32 } from "node:zlib"
import { Effect } from "effect"
import sharp from "sharp"
import { expect, it } from "vitest"
import { type Picture, pictureIn, plainBytes } from "../../src/file/plainPicture.ts"

const place = { IFD3: { GPSLatitude: "51/1 30/1 0/1", GPSLatitudeRef: "N" } }
const camera = { IFD0: { Make: "Kamera", Model: "K-1" } }

const drawn = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: "teal" } })

const kept = async (content: Buffer) => {
  const picture = await Effect.runPromise(pictureIn(content))
  return { picture, content: picture && (await Effect.runPromise(plainBytes(content, picture as Picture))) }
}

it.each(["jpeg", "png", "webp"] as const)("takes place and camera out of a %s", async (format) => {
  const taken = await drawn()
    .withExif({ ...camera, ...place })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><name>Ada Hill</name></x:xmpmeta>`)
    .toFormat(format)
    .toBuffer()
  expect(taken.includes("Kamera")).toBe(true)
  const { picture, content = Buffer.alloc(0) } = await kept(taken)
  expect(picture?.revealsMore).toBe(true)
  const { exif, xmp, width, height } = await sharp(content).metadata()
  expect({ exif, xmp, width, height }).toEqual({ exif: undefined, xmp: undefined, width: 60, height: 40 })
  expect(["Kamera", "GPS", "Ada Hill"].filter((word) => content.includes(word))).toEqual([])
})

it("stands a picture upright whose camera was held sideways", async () => {
  const sideways = await drawn(60, 40).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { content } = await kept(sideways)
  const { width, height, orientation } = await sharp(content).metadata()
  expect({ width, height, orientation }).toEqual({ width: 40, height: 60, orientation: undefined })
})

it.each([
  ["jpeg", drawn().jpeg()],
  ["progressive jpeg in its own colours", drawn().withIccProfile("p3").jpeg({ progressive: true })],
  ["png", drawn().png()],
  ["png of few colours", drawn().png({ palette: true })],
  ["webp", drawn().webp()],
  ["webp with a shape", drawn().ensureAlpha(0.5).webp()]
])("keeps the bytes of a %s that tells nothing more", async (_, picture) => {
  const plain = await picture.toBuffer()
  expect((await kept(plain)).content).toBe(plain)
})

const within = (content: Buffer, at: number, part: Buffer) =>
  Buffer.concat([content.subarray(0, at), part, content.subarray(at)])

/** A part of a JPEG that no drawing needs. */
const segment = (marker: number) => Buffer.from([0xff, marker, 0, 8, ...Buffer.from("Kamera")])

const chunk = (type: string, text: string) => {
  const part = Buffer.from(`${type}${text}`, "latin1")
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(text.length)
  sum.writeUInt32BE(crc32(part))
  return Buffer.concat([length, part, sum])
}

it.each([
  ["in a comment of a jpeg", "jpeg", (drawing: Buffer) => within(drawing, 2, segment(0xfe))],
  ["in a maker's part of a jpeg", "jpeg", (drawing: Buffer) => within(drawing, 2, segment(0xe4))],
  ["behind a jpeg", "jpeg", (drawing: Buffer) => within(drawing, drawing.length, Buffer.from("Kamera"))],
  [
    "behind the drawing in a png",
    "png",
    (drawing: Buffer) =>
      within(drawing, drawing.length - 12, chunk("eXIf", "MM\0*\0\0\0\b\0\0\0\0\0\0Kamera"))
  ],
  [
    "in a text behind the drawing in a png",
    "png",
    (drawing: Buffer) => within(drawing, drawing.length - 12, chunk("tEXt", "Model\0Kamera"))
  ],
  ["behind a png", "png", (drawing: Buffer) => within(drawing, drawing.length, Buffer.from("Kamera"))],
  ["behind a webp", "webp", (drawing: Buffer) => within(drawing, drawing.length, Buffer.from("Kamera"))]
] as const)("takes out what is told %s", async (_, format, reveal) => {
  const { content = Buffer.alloc(0) } = await kept(reveal(await drawn().toFormat(format).toBuffer()))
  expect((await sharp(content).metadata()).width).toBe(60)
  expect(content.includes("Kamera")).toBe(false)
})

it("takes out what a second picture behind the first one tells", async () => {
  const taken = await drawn().withExif(camera).jpeg().toBuffer()
  const two = Buffer.concat([await drawn().jpeg().toBuffer(), taken])
  expect((await kept(two)).content?.includes("Kamera")).toBe(false)
})

it("counts the points of every frame", async () => {
  const frames = Array.from({ length: 5 }, (_, index) =>
    sharp({ create: { width: 20, height: 10, channels: 3, background: `hsl(${index * 70} 50% 50%)` } }).png()
  )
  const drawings = await Promise.all(frames.map((frame) => frame.toBuffer()))
  const moving = await sharp(drawings, { join: { animated: true } })
    .webp()
    .toBuffer()
  expect((await kept(moving)).picture).toMatchObject({ type: "image/webp", pixels: 20 * 10 * 5 })
})

it("keeps nothing of a picture that was cut off", async () => {
  const whole = await drawn(600, 400).jpeg().toBuffer()
  expect((await kept(whole.subarray(0, whole.length - 60))).content).toBeUndefined()
})

it.each([
  ["a drawing", Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`)],
  ["another kind of RIFF", Buffer.from("RIFF    AVI ")],
  ["text", Buffer.from("GIF89a, or so it says")],
  ["nothing", Buffer.alloc(0)]
])("knows %s for no picture", async (_, content) => {
  expect((await kept(content)).picture).toBeUndefined()
})
