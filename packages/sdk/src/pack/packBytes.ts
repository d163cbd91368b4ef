type Bytes = Uint8Array<ArrayBuffer>

/** Text in UTF-8. */
export const bytesOf = (text: string): Bytes => new TextEncoder().encode(text)

/** Bytes as base64url without padding. */
export const base64url = (bytes: Uint8Array): string => {
  let letters = ""
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")
}

/** The bytes that base64url says; undefined where it is none, or says them in another way than `base64url` does. */
export const fromBase64url = (text: string): Bytes | undefined => {
  if (!/^[\w-]*$/.test(text)) return undefined
  try {
    const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    return base64url(bytes) === text ? bytes : undefined
  } catch {
    return undefined
  }
}

/** SHA-256 of bytes, base64url. */
export const sha256 = async (bytes: Bytes): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)))

/** The hash of a part: of its salt, its name and its content, each with its length, so that nothing moves from one to another. */
export const partHash = ({
  name,
  salt,
  content
}: {
  readonly name: string
  readonly salt: string
  readonly content: string
}): Promise<string> => sha256(bytesOf(JSON.stringify([salt, name, content])))
