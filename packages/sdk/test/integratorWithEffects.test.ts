import { ApiClient, signIn } from "@crewfleet/sdk/effect"
import { failing, handlers, setupServer } from "@crewfleet/sdk/testing"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"

const baseUrl = "https://crewfleet.example"
const [username, password] = ["agency@crewfleet.example", "secret"]

const service = setupServer(
  handlers.session.login(() => ({
    access_token: "a1",
    refresh_token: "r1",
    userType: "AGENCY",
    agentId: 7,
    roles: []
  })),
  handlers.session.logout(() => ({})),
  handlers.booking.byId((asked) =>
    asked.token === "a1" ? { id: 404, status: "BOOKED" } : failing(403, "Not yours")()
  )
)
beforeAll(() => service.listen())
afterAll(() => service.close())

const status = Effect.gen(function* () {
  const client = yield* ApiClient
  return (yield* client.booking.byId({ params: { id: 404 } })).status
}).pipe(Effect.catchTag("Refused", ({ failure }) => Effect.succeed(failure.message)))

it("signs in with effects, hands the client on as a service, and tells failures apart by their tags", async () => {
  const program = Effect.gen(function* () {
    const { client, logout } = yield* signIn({ baseUrl }, { username, password })
    const found = yield* status.pipe(Effect.provideService(ApiClient, client))
    yield* logout
    return found
  })
  expect(await Effect.runPromise(program)).toBe("BOOKED")
  expect(await Effect.runPromise(Effect.provide(status, ApiClient.layer({ baseUrl })))).toBe("Not yours")
})
