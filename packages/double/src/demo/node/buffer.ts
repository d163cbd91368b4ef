import { Buffer } from "buffer"

// Node's own knows `base64url` besides, in which all secrets of the service are written.
const { from } = Buffer
const { toString, indexOf } = Buffer.prototype

const known = (encoding: unknown) => (encoding === "base64url" ? "base64" : encoding)

Buffer.from = ((content: never, encoding: never, ...more: never) =>
  from(content, known(encoding) as never, ...(more as []))) as typeof from

Buffer.prototype.toString = function (encoding, ...more) {
  const text = toString.call(this, known(encoding) as never, ...more)
  return encoding === "base64url"
    ? text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")
    : text
}

// Node's own finds any bytes, such as the boundary between two parts of a form.
Buffer.prototype.indexOf = function (wanted, ...more) {
  const isForeign = wanted instanceof Uint8Array && !Buffer.isBuffer(wanted)
  return indexOf.call(this, isForeign ? Buffer.from(wanted) : wanted, ...(more as []))
}

Object.assign(globalThis, { Buffer })
