import { unzlibSync } from "fflate"

// Whoever asks within a browser does not say which compression it likes, so that nothing is ever compressed.
const compressed = () => {
  throw new Error("Nothing is compressed within a browser")
}

export const brotliCompress = compressed
export const gzip = compressed
export const constants = { BROTLI_PARAM_QUALITY: 1 }

/** Unpacks a font. */
export const inflateSync = (content: Uint8Array): Buffer => Buffer.from(unzlibSync(content))
