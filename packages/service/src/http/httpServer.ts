import { createServer, type Server } from "node:http"

/** A server that lets go of clients who send slowly, and, once it closes, of connections that are only kept open. */
export const httpServer = (): Server => {
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 5_000,
    maxHeaderSize: 16_384
  })
  server.on("request", (_, response) => {
    response.once("close", () => {
      if (!server.listening) setImmediate(() => server.closeIdleConnections())
    })
  })
  return server
}
