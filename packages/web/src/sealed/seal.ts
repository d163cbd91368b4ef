import { sealBytes, unsealBytes } from "./sealBytes.ts"

/** A JSON value as text that only this browser can read; nothing where nothing can be encrypted. */
export const seal = async (value: unknown): Promise<string | undefined> => {
  const sealed = await sealBytes(new TextEncoder().encode(JSON.stringify(value)))
  return sealed && btoa(lettersOf(sealed))
}

/** The value that was sealed; rejects when the text cannot be opened, and answers nothing where there is no key. */
export const unseal = async (text: string): Promise<unknown> => {
  const opened = await unsealBytes(bytesIn(text))
  return opened && JSON.parse(new TextDecoder().decode(opened))
}

/** The sealed bytes that a text holds. */
export const bytesIn = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** A call takes some ten thousand arguments, and no more. */
const most = 8_192

const lettersOf = (bytes: Uint8Array) => {
  let letters = ""
  for (let start = 0; start < bytes.length; start += most)
    letters += String.fromCharCode(...bytes.subarray(start, start + most))
  return letters
}
