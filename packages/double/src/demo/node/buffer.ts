import { Buffer } from "buffer"

// Node's own knows `base64url` besides, in which all secrets of the service are written, and finds any bytes, such as the boundary
// between two parts of a form.
const { from } = Buffer
const { toString: textOf, indexOf } = Buffer.prototype

type More = ReadonlyArray<unknown>

const known = (encoding: unknown) => (encoding === "base64url" ? "base64" : encoding)

Object.assign(Buffer, {
  from: (content: unknown, encoding?: unknown, ...more: More) =>
    Reflect.apply(from, Buffer, [content, known(encoding), ...more])
})

Object.assign(Buffer.prototype, {
  toString(this: Buffer, encoding?: unknown, ...more: More): string {
    const text: string = Reflect.apply(textOf, this, [known(encoding), ...more])
    if (encoding !== "base64url") return text
    return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")
  },
  indexOf(this: Uint8Array, wanted: unknown, ...more: More): number {
    const isForeign = wanted instanceof Uint8Array && !Buffer.isBuffer(wanted)
    return Reflect.apply(indexOf, this, [isForeign ? Buffer.from(wanted) : wanted, ...more])
  }
})

Object.assign(globalThis, { Buffer })
