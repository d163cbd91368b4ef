import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync } from "node:fs"
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { extname, join } from "node:path"
import { gzipSync } from "node:zlib"

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml"
}

interface Site {
  /** The host name under which the built site is served. */
  readonly host: string
  readonly folder: string
}

/**
 * One HTTP/2 server for all sides of the comparison: built files with gzip from the site of the request's host, and
 * the two APIs handed on to the service.
 */
export const startGateway = async (sites: ReadonlyArray<Site>, serviceUrl: string) => {
  const files = new Map<string, Buffer>()
  const serve = (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const { pathname } = new URL(request.url, "https://any")
    if (/^\/(api|oauth-service)\//.test(pathname)) return handOn(request, response)
    const site = sites.find(({ host }) => request.authority.startsWith(host))
    if (!site) return response.writeHead(421).end()
    const document = pathname.startsWith("/inspector") ? "/inspector.html" : "/index.html"
    const file = extname(pathname) ? pathname : document
    const path = join(site.folder, file)
    try {
      const body = files.get(path) ?? gzipSync(readFileSync(path))
      files.set(path, body)
      const type = types[extname(file)] ?? "application/octet-stream"
      response.writeHead(200, { "content-type": type, "content-encoding": "gzip" }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  }
  const handOn = async (request: Http2ServerRequest, response: Http2ServerResponse) => {
    const parts: Array<Buffer> = []
    for await (const part of request) parts.push(part as Buffer)
    const headers = {
      authorization: request.headers.authorization,
      "content-type": request.headers["content-type"]
    }
    const answer = await fetch(serviceUrl + request.url, {
      method: request.method,
      headers: JSON.parse(JSON.stringify(headers)),
      ...(parts.length > 0 && { body: Buffer.concat(parts) })
    })
    const body = gzipSync(Buffer.from(await answer.arrayBuffer()))
    const type = answer.headers.get("content-type") ?? "application/json"
    response.writeHead(answer.status, { "content-type": type, "content-encoding": "gzip" }).end(body)
  }

  const server = createSecureServer(certificate(), serve)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return { port, stop: () => server.close() }
}

const certificate = () => {
  const folder = mkdtempSync(join(tmpdir(), "crewfleet-bench-"))
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")]
  const subject = ["-subj", "/CN=localhost", "-days", "2", "-nodes"]
  execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-keyout", key, "-out", cert, ...subject], {
    stdio: "ignore"
  })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}
