import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

/** Answers every request with the same small body, in a process of its own; sends its port to the parent. */
const body = JSON.stringify({
  providers: { total: 3 },
  bookings: { total: 2000, byCurrentStatus: { upcoming: 140, inProgress: 12 } },
  vehicles: { total: 60, byStatus: { awaitingApproval: 4, active: 56 } },
  clients: { total: 40, newThisMonth: 2 }
})

const server = createServer((request, response) => {
  request.resume()
  response.writeHead(200, { "content-type": "application/json", "content-length": body.length }).end(body)
})
server.keepAliveTimeout = 60_000
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port))
