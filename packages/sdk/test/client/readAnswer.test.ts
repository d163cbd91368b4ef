import { makeClient, type PromiseClient, RequestFailed } from "@crewfleet/sdk"
import fc from "fast-check"
import { describe, expect, expectTypeOf, it } from "vitest"

/** Asks one endpoint of a service that answers with this text. */
const answering = <A>(
  text: string,
  ask: (client: PromiseClient) => Promise<A>,
  init: ResponseInit = {}
): Promise<A> =>
  ask(
    makeClient({
      baseUrl: "",
      retries: 0,
      fetch: async () => new Response(init.status === 204 ? null : text, init)
    })
  )

const failureOf = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (thrown: unknown) => thrown
  )
  if (!(error instanceof RequestFailed))
    throw new Error("The call did not fail as it should", { cause: error })
  return error.failure
}

const overviewOf = (body: unknown) => answering(JSON.stringify(body), (client) => client.dashboard.overview())

const bookingsOf = (content: unknown) =>
  answering(JSON.stringify({ content, totalElements: 1 }), (client) =>
    client.booking.list({ params: { page: 0, size: 10 } })
  )

describe("what is read tolerantly", () => {
  it("ignores what the contract does not know", async () => {
    const answer = await overviewOf({
      bookings: { total: 1, byCurrentStatus: { upcoming: 1, inProgress: 0, cancelled: 4 }, trend: [] },
      vehicles: { total: 2 },
      clients: { total: 3 },
      generatedBy: "stats-7"
    })
    expect(answer).toEqual({
      bookings: { total: 1, byCurrentStatus: { upcoming: 1, inProgress: 0 } },
      vehicles: { total: 2 },
      clients: { total: 3 }
    })
  })

  it("reads null as absent, however deep it lies", async () => {
    const { content, atLeast } = await answering(
      JSON.stringify({
        content: [
          { id: 1, firstname: null, vehicle: { agency: null, name: null }, start: null, invoices: null }
        ],
        totalElements: 1,
        atLeast: null
      }),
      (client) => client.booking.list({ params: { page: 0, size: 10 } })
    )
    expect(content[0]).toStrictEqual({ id: 1, vehicle: {} })
    expect(atLeast).toBeUndefined()
    expectTypeOf(content[0]?.firstname).toEqualTypeOf<string | undefined>()
  })

  it("reads a list of groups that is null as an empty one", async () => {
    const summary = { byBookings: null, byType: [{ group: null, count: 2 }], byStatus: null }
    const read = answering(JSON.stringify(summary), (client) => client.dashboard.vehicleSummary())
    expect(await read).toStrictEqual({ byBookings: [], byType: [{ count: 2 }], byStatus: [] })
  })

  it("keeps a null that says something: extra mileage without a limit", async () => {
    const promotion = { id: 7, title: null, promotionType: "EXTRA_MILEAGE", extraMileage: null }
    const read = answering(JSON.stringify(promotion), (client) =>
      client.promotion.byId({ params: { id: 7 } })
    )
    expect(await read).toStrictEqual({ id: 7, promotionType: "EXTRA_MILEAGE", extraMileage: null })
  })

  it.each([
    ["a booking's status", { content: [{ id: 1, status: "ON_THE_MOON" }], totalElements: 1 }],
    ["a status with a word that objects have", { content: [{ id: 1, status: "toString" }], totalElements: 1 }]
  ])("reads a code that it does not know: %s", async (_, body) => {
    const read = answering(JSON.stringify(body), (client) =>
      client.booking.list({ params: { page: 0, size: 10 } })
    )
    expect((await read).content).toEqual(body.content)
  })

  it("reads numbers that were written as text", async () => {
    const { content } = await bookingsOf([{ id: "41", invoices: [{ totalAmount: "1250.50" }] }])
    expect(content[0]).toMatchObject({ id: 41, invoices: [{ totalAmount: 1250.5 }] })
  })

  it.each([
    ["milliseconds", 1_767_607_200_000],
    ["a zone", "2026-01-05T11:00:00+01:00"],
    ["no zone", "2026-01-05T10:00:00"],
    ["no fraction", "2026-01-05T10:00:00Z"]
  ])("reads a time with %s", async (_, start) => {
    const { content } = await bookingsOf([{ id: 1, start }])
    expect(content[0]?.start).toBe("2026-01-05T10:00:00.000Z")
  })

  it.each([
    ["no body", "", {}],
    ["no content", "", { status: 204 }]
  ])("takes a success with %s for one without words", async (_, text, init) => {
    const saved = answering(
      text,
      (client) => client.session.resetPassword({ payload: { email: "a@b.c" } }),
      init
    )
    expect(await saved).toEqual({})
  })
})

describe("what breaks the contract", () => {
  const good = { bookings: { total: 1 }, vehicles: { total: 2 }, clients: { total: 3 } }

  it.each([
    ["bookings.total", { ...good, bookings: {} }],
    ["bookings", { ...good, bookings: null }],
    ["clients.total", { ...good, clients: { total: "a few" } }],
    ["clients.total", { ...good, clients: { total: "" } }],
    ["vehicles.byStatus.active", { ...good, vehicles: { total: 1, byStatus: { active: {} } } }],
    ["body", []],
    ["body", null],
    ["body", "bookings"]
  ])("is told with the path %s", async (path, body) => {
    expect(await failureOf(overviewOf(body))).toMatchObject({ _tag: "BadAnswer", path })
  })

  it.each([
    ["content.1.id", [{ id: 1 }, { firstname: "Priya" }]],
    ["content.0.id", [{ id: 1.5 }]],
    ["content.0.start", [{ id: 1, start: "soon" }]],
    ["content.0.start", [{ id: 1, start: 1e20 }]],
    ["content.0.invoices.0.totalAmount", [{ id: 1, invoices: [{ totalAmount: "1,250" }] }]]
  ])("is told with the path %s inside a list", async (path, content) => {
    expect(await failureOf(bookingsOf(content))).toMatchObject({ _tag: "BadAnswer", path })
  })

  it("is told of a page that is not JSON", async () => {
    const page = answering("<!doctype html><title>Sign in to the Wi-Fi</title>", (client) =>
      client.agency.currencies()
    )
    expect(await failureOf(page)).toMatchObject({ _tag: "BadAnswer", path: "body", reason: "it is not JSON" })
  })
})

describe("what a refusal says", () => {
  const refusal = async (body: string, init: ResponseInit = { status: 400 }) =>
    failureOf(answering(body, (client) => client.agency.currencies(), init))

  it("is its message and its violations", async () => {
    const body = JSON.stringify({
      message: "Not like this",
      violations: [{ field: "telephone", message: "Too short" }, { message: "Too late" }, { field: "x" }, 7]
    })
    expect(await refusal(body)).toEqual({
      _tag: "Refused",
      status: 400,
      message: "Not like this",
      violations: [
        { field: "telephone", message: "Too short" },
        { field: undefined, message: "Too late" }
      ],
      retryAfter: undefined
    })
  })

  it.each([
    "",
    "null",
    "[]",
    "7",
    '"no"',
    "<h1>Bad gateway</h1>",
    '{"message":7,"violations":{}}',
    '{"message":""}'
  ])("is its status alone when it says %j", async (body) => {
    expect(await refusal(body)).toMatchObject({ status: 400, message: undefined, violations: [] })
  })

  it.each([
    ["30", 30],
    ["0", 0],
    ["", undefined],
    ["-1", undefined],
    ["soon", undefined],
    ["Fri, 20 Nov 2020 09:30:00 GMT", 0]
  ])("holds the seconds to wait from a Retry-After of %j", async (header, retryAfter) => {
    const init = { status: 429, headers: { "retry-after": header } }
    expect(await refusal("", init)).toMatchObject({ status: 429, retryAfter })
  })
})

it("turns any JSON and any status into an answer or a RequestFailed, never into anything else", async () => {
  const calls: ReadonlyArray<(client: PromiseClient) => Promise<unknown>> = [
    (client) => client.session.login({ payload: { username: "a", password: "b" } }),
    (client) => client.session.loggedInUser(),
    (client) => client.agency.byId({ params: { id: 1 } }),
    (client) => client.agency.currencies(),
    (client) => client.booking.list({ params: { page: 0, size: 10 } }),
    (client) => client.dashboard.graph({ query: { metric: "count", timeframe: "all_time" } }),
    (client) => client.dashboard.vehicleSummary(),
    (client) => client.worker.agencies({ params: { workerId: 1, page: 0, size: 100 } })
  ]
  const keys = [
    "content",
    "totalElements",
    "access_token",
    "message",
    "violations",
    "timestamp",
    "value",
    "id"
  ]
  const body = fc.oneof(
    fc.json(),
    fc.string(),
    fc.dictionary(fc.constantFrom(...keys), fc.jsonValue()).map((object) => JSON.stringify(object)),
    fc.array(fc.dictionary(fc.constantFrom(...keys), fc.jsonValue())).map((list) => JSON.stringify(list))
  )
  await fc.assert(
    fc.asyncProperty(
      body,
      fc.constantFrom(...calls),
      fc.constantFrom(200, 201, 400, 401, 404, 418, 500),
      async (text, ask, status) => {
        const thrown = await answering(text, ask, { status }).then(
          () => undefined,
          (error: unknown) => error
        )
        expect(thrown === undefined || thrown instanceof RequestFailed).toBe(true)
      }
    ),
    { numRuns: 600 }
  )
})
