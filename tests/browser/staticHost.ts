import { once } from "node:events"
import { readFile } from "node:fs/promises"
import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { extname, join } from "node:path"
import { mediaTypeOf } from "../../packages/service/src/portal/mediaTypes.ts"

/** A host that knows nothing but files. */
export interface StaticHost {
  readonly url: string
  /** What it was asked for that is no file of its, with the method: also whatever a browser asks it for as its proxy. */
  readonly strays: ReadonlyArray<string>
  readonly stop: () => Promise<void>
}

/** Serves the files of a folder, as any static host does: `404.html` for what is none of them. */
export const startStaticHost = async (folder: string): Promise<StaticHost> => {
  const strays: Array<string> = []
  const answer: RequestListener = async ({ method, url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost")
    const path = join(folder, pathname === "/" ? "index.html" : pathname)
    const content = method === "GET" && url.startsWith("/") && (await readFile(path).catch(() => undefined))
    if (content) return response.writeHead(200, { "content-type": typeOf(path) }).end(content)
    strays.push(`${method} ${url}`)
    response.writeHead(404, { "content-type": "text/html" }).end(await readFile(join(folder, "404.html")))
  }
  const server = createServer(answer)
  server.on("connect", ({ url }, socket) => {
    strays.push(`CONNECT ${url}`)
    socket.destroy()
  })
  await once(server.listen(0, "127.0.0.1"), "listening")
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    strays,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    }
  }
}

const typeOf = (path: string) => (extname(path) === ".wasm" ? "application/wasm" : mediaTypeOf(path))
