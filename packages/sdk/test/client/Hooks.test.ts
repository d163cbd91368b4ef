import type { PlannedRetry, ReceivedResponse, SentRequest } from "@crewfleet/sdk"
import { type ClientOptions, makeClient } from "@crewfleet/sdk"
import { afterEach, describe, expect, expectTypeOf, it, vi } from "vitest"
import { type Answer, broken, network, refusing } from "../network.ts"
import { keepSession } from "../someone.ts"

const baseUrl = "https://api.example"
const page = () => Response.json({ content: [], totalElements: 0 }, { headers: { "x-request-id": "r-1" } })
afterEach(() => vi.restoreAllMocks())

/** Lists bookings of somebody, over a network that answers so. */
const list = (answers: ReadonlyArray<Answer>, options: Partial<ClientOptions>) => {
  vi.spyOn(Math, "random").mockReturnValue(0)
  const { sent, fetch } = network(...answers)
  const { booking } = makeClient({ baseUrl, fetch, session: keepSession(), ...options })
  const query = { searchCriteria: "Eleanor", statuses: ["BOOKED"], agencyId: 7 } as const
  return { sent, call: booking.list({ params: { page: 2, size: 10 }, query }) }
}

describe("hooks", () => {
  it("are told of every sending, what came back, and why it is sent again", async () => {
    const reported: Array<unknown> = []
    await list([refusing(503, { "x-request-id": "r-0" }), page], {
      onRequest: (request) => reported.push(["sent", request]),
      onResponse: (response) => reported.push(["answered", response]),
      onRetry: (retry) => reported.push(["again", retry])
    }).call
    const first = {
      endpoint: "booking.list",
      method: "GET",
      address: "/api/v1/vehicle-booking/2/10?searchCriteria=…&statuses=BOOKED&agencyId=7",
      attempt: 1
    }
    const second = { ...first, attempt: 2 }
    const milliseconds = expect.any(Number)
    expect(reported).toEqual([
      ["sent", first],
      ["answered", { ...first, status: 503, milliseconds, requestId: "r-0" }],
      ["again", { ...first, wait: 0, failure: expect.objectContaining({ _tag: "Refused", status: 503 }) }],
      ["sent", second],
      ["answered", { ...second, status: 200, milliseconds, requestId: "r-1" }]
    ])
  })

  it("are typed", () => {
    type Hook<Name extends keyof ClientOptions> = NonNullable<ClientOptions[Name]>
    expectTypeOf<Hook<"onRequest">>().parameter(0).toEqualTypeOf<SentRequest>()
    expectTypeOf<Hook<"onResponse">>().parameter(0).toEqualTypeOf<ReceivedResponse>()
    expectTypeOf<Hook<"onRetry">>().parameter(0).toEqualTypeOf<PlannedRetry>()
  })

  it("that go wrong are complained of, and the call goes on", async () => {
    const complain = vi.spyOn(console, "error").mockImplementation(() => {})
    const wrong = new Error("No such meter")
    const { call } = list([page], {
      onRequest: () => {
        throw wrong
      },
      onResponse: (async () => {
        throw wrong
      }) as () => void
    })
    expect(await call).toMatchObject({ totalElements: 0 })
    expect(complain.mock.calls).toEqual([
      ["CrewFleet: onRequest failed", wrong],
      ["CrewFleet: onResponse failed", wrong]
    ])
  })
})

describe("headers", () => {
  it("of the program go with every request, beside the client's own", async () => {
    const { sent, call } = list([page], { headers: { "X-Tenant": "north", Authorization: "Basic abc" } })
    await call
    const { headers } = sent[0] ?? {}
    expect(headers?.get("x-tenant")).toBe("north")
    expect(headers?.get("authorization")).toBe("Bearer stale")
  })

  it("are made anew for every sending where a function makes them", async () => {
    const headers = async ({ endpoint, attempt }: SentRequest) => ({ "x-trace": `${endpoint}-${attempt}` })
    const { sent, call } = list([broken, page], { headers })
    await call
    expect(sent.map(({ headers }) => headers.get("x-trace"))).toEqual(["booking.list-1", "booking.list-2"])
  })

  it("that cannot be made or sent fail the call, and not as a connection that broke", async () => {
    const failing = list([page], { headers: () => Promise.reject(new Error("No trace")) })
    await expect(failing.call).rejects.toThrow("No trace")
    const strange = list([page], { headers: () => ({ "x-a": "two\nlines" }) })
    await expect(strange.call).rejects.toThrow(TypeError)
    expect([...failing.sent, ...strange.sent]).toEqual([])
  })
})

describe("debug", () => {
  it("writes what is sent and what became of it", async () => {
    const lines: Array<string> = []
    await list([broken, page], { debug: (line) => lines.push(line) }).call
    const what = "booking.list (GET /api/v1/vehicle-booking/2/10?searchCriteria=…&statuses=BOOKED&agencyId=7)"
    expect(lines.map((line) => line.replace(/\d+ ms/, "5 ms"))).toEqual([
      `${what} is sent`,
      `${what} got no answer: NetworkFailure`,
      `${what} is sent again in 5 ms`,
      `${what} attempt 2 is sent`,
      `${what} attempt 2 got 200 after 5 ms; request r-1`
    ])
  })

  it("writes to the console where it is no more than true", async () => {
    const written = vi.spyOn(console, "debug").mockImplementation(() => {})
    await list([page], { debug: true }).call
    expect(written).toHaveBeenCalledTimes(2)
  })

  it("holds no token, no password, no body and no value that could be anybody's", async () => {
    const lines: Array<string> = []
    const debug = (line: string) => lines.push(line)
    const { fetch } = network(refusing(401, {}, { message: "Eleanor is away" }))
    const client = makeClient({ baseUrl, fetch, debug, session: keepSession() })
    const payload = { username: "eleanor@post.example", password: "Harbour-77", otp: "123456" }
    await client.session.login({ payload }).catch(() => {})
    await client.session.refresh({ params: { token: "secret-token" } }).catch(() => {})
    await client.link.open({ payload: { id: "l-1", secret: "link-secret" } }).catch(() => {})
    await client.hirer
      .list({
        params: { page: 0, size: 10 },
        query: { searchCriteria: "Eleanor", sort: "Eleanor Shaw" } as object
      })
      .catch(() => {})
    expect(lines.length).toBeGreaterThan(7)
    expect(lines.join("\n")).not.toMatch(/eleanor|Harbour|123456|secret|stale|refresh-0|Bearer/i)
    expect(lines.join("\n")).toContain("/refresh-token/…")
  })
})
