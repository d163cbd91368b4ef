import { type HttpServerRequest, HttpServerResponse } from "effect/http"

/** What pages of other origins may read of an answer, beside its body. */
const exposed = "retry-after, x-request-id, content-disposition"

const allowed = {
  "access-control-allow-methods": "GET, HEAD, POST, PUT, DELETE",
  "access-control-allow-headers": "authorization, content-type, idempotency-key",
  // As long as browsers keep it, two hours, in seconds.
  "access-control-max-age": "7200"
}

type Request = Pick<HttpServerRequest.HttpServerRequest, "method" | "headers">

/**
 * Lets pages of these origins ask the service (https://fetch.spec.whatwg.org/#http-cors-protocol), and of no other. Tokens
 * are sent as a header, so that no cookies are ever needed with it.
 */
export const crossOrigin = (origins: ReadonlyArray<string>) => {
  const known = new Set(origins)
  const isKnown = ({ headers }: Request) => known.has(headers.origin ?? "")

  return {
    /** The answer to a browser that asks whether a page may send something. */
    preflight: (request: Request): HttpServerResponse.HttpServerResponse | undefined =>
      request.method === "OPTIONS" &&
      request.headers["access-control-request-method"] !== undefined &&
      isKnown(request)
        ? HttpServerResponse.empty({ status: 204, headers: allowed })
        : undefined,
    /** What every answer to a request says; `vary` is what it varies by already. */
    headersFor: (request: Request, vary: string | undefined): Readonly<Record<string, string>> => {
      if (known.size === 0) return {}
      const varies = { vary: vary ? `${vary}, origin` : "origin" }
      if (!isKnown(request)) return varies
      return {
        ...varies,
        "access-control-allow-origin": request.headers.origin ?? "",
        "access-control-expose-headers": exposed
      }
    }
  }
}
