import { decompress } from "fzstd"

/** What was uploaded and is being looked at, by its path. */
export const uploaded = new Map<string, Uint8Array>()

/** What stands in for `readFile` of `node:fs/promises`: only uploads are files here. */
export const readFile = async (path: string): Promise<Buffer> => {
  const content = uploaded.get(path)
  if (!content) throw new Error(`There is no file ${path}`)
  return Buffer.from(content)
}

/** No folder is there: neither a built portal, nor a brand, nor a place for secrets. */
export const existsSync = (_: string): boolean => false

/** What a file begins with that is compressed by Zstandard, as large parts of the demo are. */
const zstandard = 0xfd2fb528

/** A part of the demo at an address, such as a font; it holds up the thread that asks. */
export const readFileSync = (address: URL | string, encoding?: "utf8"): Buffer | string => {
  const request = new XMLHttpRequest()
  request.open("GET", address, false)
  request.responseType = "arraybuffer"
  request.send()
  if (request.status !== 200) throw new Error(`There is no file ${address}`)
  const sent = Buffer.from(request.response as ArrayBuffer)
  const content = sent.length > 4 && sent.readUInt32LE() === zstandard ? Buffer.from(decompress(sent)) : sent
  return encoding ? content.toString(encoding) : content
}
