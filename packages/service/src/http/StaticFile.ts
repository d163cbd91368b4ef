import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { Effect } from "effect"
import { HttpServerRequest, HttpServerResponse } from "effect/http"

/** Bytes that never change while the service runs, with what caches may do with them. */
export interface StaticFile {
  readonly content: Uint8Array
  readonly type: string
  readonly cacheControl: string
  readonly etag: string
  /** Headers of a page that needs some of its own. */
  readonly headers: Readonly<Record<string, string>>
  /** Compressed once, when first asked for, and then kept. */
  readonly compressed: Map<Encoding, Promise<Uint8Array>>
}

type Encoding = "br" | "gzip"

/** Prepares bytes for being served again and again. */
export const staticFile = (
  content: Uint8Array,
  type: string,
  cacheControl: string,
  headers: Readonly<Record<string, string>> = {}
): StaticFile => ({
  content,
  type,
  cacheControl,
  headers,
  etag: createHash("sha256").update(content).digest("base64url").slice(0, 22),
  compressed: new Map()
})

/** Answers with a file, compressed as the browser likes it, or tells that what it has is still good. */
export const serveStatic = Effect.fnUntraced(function* (file: StaticFile) {
  const { headers: asked } = yield* HttpServerRequest.HttpServerRequest
  const encoding = isText(file.type) ? accepted(asked["accept-encoding"] ?? "") : undefined
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ""}"`
  const cached = {
    "cache-control": file.cacheControl,
    etag,
    vary: "accept-encoding",
    ...file.headers
  }
  if (asked["if-none-match"]?.split(/\s*,\s*/).some((known) => known.replace(/^W\//, "") === etag)) {
    return HttpServerResponse.empty({ status: 304, headers: cached })
  }
  const body = encoding ? yield* Effect.promise(() => compressedAs(encoding, file)) : file.content
  return HttpServerResponse.uint8Array(body, {
    contentType: file.type,
    headers: encoding ? { ...cached, "content-encoding": encoding } : cached
  })
})

const isText = (type: string) => /^text\/|javascript|json|svg|manifest/.test(type)

const accepted = (header: string): Encoding | undefined => {
  const wanted = header
    .toLowerCase()
    .split(",")
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ""))
    .map(([name]) => name)
  if (wanted.includes("br")) return "br"
  return wanted.includes("gzip") ? "gzip" : undefined
}

const compressedAs = (encoding: Encoding, { content, compressed }: StaticFile): Promise<Uint8Array> => {
  const known = compressed.get(encoding)
  if (known) return known
  const made = encoding === "gzip" ? toGzip(content, { level: 9 }) : toBrotli(content, brotliOptions(content))
  compressed.set(encoding, made)
  return made
}

const toGzip = promisify<Uint8Array, { level: number }, Buffer>(gzip)
const toBrotli = promisify<Uint8Array, ReturnType<typeof brotliOptions>, Buffer>(brotliCompress)

// The best quality takes seconds for a megabyte, which somebody would be waiting for.
const brotliOptions = ({ length }: Uint8Array) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: length > 500_000 ? 5 : 11 }
})
