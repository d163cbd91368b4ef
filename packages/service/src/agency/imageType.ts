const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const pngHeader = [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
const jpeg = [0xff, 0xd8, 0xff]

/** What an image is by its first bytes, whatever it is called; undefined when it is neither PNG nor JPEG. */
export const imageType = (content: Uint8Array): "image/png" | "image/jpeg" | undefined => {
  if (startsWith(content, [...png, ...pngHeader])) return "image/png"
  return startsWith(content, jpeg) ? "image/jpeg" : undefined
}

const startsWith = (content: Uint8Array, bytes: ReadonlyArray<number>) =>
  bytes.every((byte, index) => content[index] === byte)
