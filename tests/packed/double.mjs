import { createServer } from "node:http"

/**
 * A service of five bookings in the smallest form, two to a page at most. It is busy the first time that it is asked for
 * them, and the token has ended by the second page. Made of Node alone, so that it runs wherever the packages do.
 */
export const startDouble = async () => {
  const bookings = [1, 2, 3, 4, 5].map((id) => ({
    id,
    firstname: "Mina",
    surname: null,
    status: "BOOKED",
    start: "2026-11-20T09:30:00Z",
    invoices: [{ totalAmount: "12.50" }],
    version: id
  }))
  let token = 1
  let isBusy = true

  const answers = [
    [
      /^POST \/oauth-service\/api\/v1\/user-permission\/login$/,
      (_, { password }) =>
        password === "wrong"
          ? refused(401, "Bad credentials")
          : { access_token: "token-1", refresh_token: "again", userType: "ADMIN", lastName: "Shaw", id: 7 }
    ],
    [
      /^POST \/oauth-service\/api\/v1\/user-permission\/refresh-token\/again$/,
      () => ({ access_token: `token-${token}`, refresh_token: "again" })
    ],
    [/^POST \/oauth-service\/api\/v1\/user-permission\/logout$/, () => ({ message: "Bye" })],
    [
      /^GET \/api\/v1\/vehicle-booking\/(\d+)\/(\d+)/,
      ([, page, asked], _, authorization) => {
        if (isBusy) {
          isBusy = false
          return refused(503, "Too busy")
        }
        if (page === "1") token = 2
        if (authorization !== `Bearer token-${token}`) return refused(401)
        const size = Math.min(asked, 2)
        const content = bookings.slice(page * size, (Number(page) + 1) * size)
        return { content, totalElements: bookings.length, somethingNew: true }
      }
    ],
    [
      /^PUT \/api\/v1\/vehicle-booking\/(\d+)\/status/,
      ([, id], { event }) =>
        event === "booking.cancelled"
          ? { id: Number(id), status: "CANCELLED", version: 9 }
          : refused(400, "What?")
    ]
  ]

  const server = createServer(async (request, response) => {
    let body = ""
    for await (const part of request) body += part
    const asked = `${request.method} ${request.url}`
    const found = answers.find(([pattern]) => pattern.test(asked))
    const answer = found
      ? found[1](found[0].exec(asked), body && JSON.parse(body), request.headers.authorization)
      : refused(404)
    response.writeHead(answer.refused ?? 200, { "content-type": "application/json", "retry-after": "0" })
    response.end(JSON.stringify(answer))
  })
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    }
  }
}

const refused = (status, message) => ({ refused: status, message })
