const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]

/** So many bytes that begin as a PNG of this width and height does. */
export const pngOf = (size: number, width = 64, height = 64): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(size)
  bytes.set(signature)
  const sides = new DataView(bytes.buffer, signature.length)
  sides.setUint32(0, width)
  sides.setUint32(4, height)
  return bytes
}
