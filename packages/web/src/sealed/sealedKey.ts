import { hidden } from "./hidden.ts"
import { sealBytes } from "./sealBytes.ts"

type Bytes = Uint8Array<ArrayBuffer>

/** What lies in a sealed store: bytes that only this browser can read, and its place, which the key only hides. */
export interface Sealed {
  readonly place: Bytes
  readonly content: Bytes
}

/** Under which key it lies: whose it is and what it is of cannot be read in it. */
export const sealedKey = async (owner: string, place: string): Promise<string> =>
  `${await hidden(owner)}/${await hidden(place)}`

/** Every key of one owner. */
export const keysOf = async (owner: string): Promise<IDBKeyRange> => {
  const beginning = `${await hidden(owner)}/`
  return IDBKeyRange.bound(beginning, `${beginning}\uffff`)
}

/** Whether a key is one of these. */
export const isSealedKey = (key: string): boolean => /^[\da-f]{64}\/[\da-f]{64}$/.test(key)

/** A place as bytes that only this browser can read. */
export const sealPlace = (place: string): Promise<Bytes | undefined> =>
  sealBytes(new TextEncoder().encode(place))
