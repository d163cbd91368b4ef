import { type Failure, makeClient, RequestFailed, SessionEnded } from "@crewfleet/sdk"
import { describe, expect, it } from "vitest"
import { broken, network, never, refusing } from "../network.ts"
import { keepSession } from "../someone.ts"

const baseUrl = "https://api.example"
const requestId = "3f2a9c1e-7d00-4a57-9a41-0f3c5b1d2e4f"

/** What a call ends with. */
const thrown = async (call: Promise<unknown>): Promise<RequestFailed> => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason
  )
  if (!(error instanceof RequestFailed))
    throw new Error("The call did not fail as it should", { cause: error })
  return error
}

const listing = (answer: () => Response | Promise<Response>, searchCriteria = "Eleanor Shaw") => {
  const { fetch } = network(answer)
  const { booking } = makeClient({ baseUrl, fetch, retries: 0, timeLimit: 20, session: keepSession() })
  return thrown(booking.list({ params: { page: 0, size: 10 }, query: { searchCriteria } }))
}

describe("a call that failed", () => {
  it("carries what was called, and what the service said of it", async () => {
    const violations = [{ field: "size", message: "size must be between 1 and 1000" }]
    const error = await listing(refusing(400, { "x-request-id": requestId }, { violations }))
    expect(error).toMatchObject({
      endpoint: "booking.list",
      method: "GET",
      path: "/api/v1/vehicle-booking/:page/:size",
      status: 400,
      requestId,
      violations,
      attempts: 1,
      failure: { _tag: "Refused", status: 400 }
    })
    expect(error.message).toBe(
      `booking.list (GET /api/v1/vehicle-booking/:page/:size) was refused with 400: size: must be between 1 and 1000; request ${requestId}`
    )
  })

  it("carries the seconds to wait", async () => {
    expect(await listing(refusing(429, { "retry-after": "30" }))).toMatchObject({
      status: 429,
      retryAfter: 30
    })
  })

  const what = "booking.list (GET /api/v1/vehicle-booking/:page/:size)"
  it.each([
    ["a broken connection", broken, `${what} could not reach the service`],
    ["no answer in time", never, `${what} was not answered within 20 ms`],
    [
      "a refusal with a message",
      refusing(409, {}, { message: "Somebody was faster" }),
      `${what} was refused with 409: Somebody was faster`
    ],
    ["a refusal without words", refusing(502), `${what} was refused with 502`],
    [
      "an answer of another form",
      () => Response.json({ content: [{ id: "soon" }], totalElements: 1 }),
      `${what} was answered against the contract at content.0.id: `
    ]
  ])("says in one line: %s", async (_, answer, line) => {
    const { message } = await listing(answer)
    expect(message.startsWith(line)).toBe(true)
    expect(message).not.toContain("\n")
  })

  it("says how often it was sent", () => {
    const call = { endpoint: "job.list", method: "GET", path: "/jobs", attempts: 3 }
    expect(new RequestFailed({ _tag: "NetworkFailure" }, call).message).toBe(
      "job.list (GET /jobs) could not reach the service; sent 3 times"
    )
  })

  it("is an error without a call where nobody knows of one", () => {
    const failure: Failure = { _tag: "Defect", name: "TypeError" }
    expect(new RequestFailed(failure)).toMatchObject({
      message: "The call went wrong in the program: TypeError",
      violations: [],
      status: undefined
    })
  })

  it("names the session's end where that is what it ended with", async () => {
    const { fetch } = network(refusing(401, {}, { message: "Token expired" }))
    const { booking } = makeClient({ baseUrl, fetch, session: keepSession() })
    const error = await thrown(booking.byId({ params: { id: 1 } }))
    expect(error).toBeInstanceOf(SessionEnded)
    expect(error.message).toBe(
      "booking.byId (GET /api/v1/vehicle-booking/:id) was refused with 401, as the session has ended: Token expired"
    )
  })
})

describe("the line", () => {
  const refusedWith = async (message: string, searchCriteria?: string) =>
    (await listing(refusing(400, {}, { message }), searchCriteria)).message.replace(/^.* with 400: /, "")

  it.each([
    ["what was searched for", "Nobody is called Eleanor Shaw here", "Nobody is called … here"],
    ["an e-mail address", "ben.moss@post.example has an account", "… has an account"],
    ["a telephone number", "Call 020 7946 09 58 or 07700900123", "Call … or …"],
    ["what is quoted", 'Expected a date, but "Ben Moss" is none', "Expected a date, but … is none"],
    ["what a schema was given", "Expected string, got 123", "Expected string"],
    ["line breaks", "One\r\nline", "One line"]
  ])("holds no %s", async (_, said, words) => {
    expect(await refusedWith(said)).toBe(words)
  })

  it("leaves alone what only looks like what was sent", async () => {
    expect(await refusedWith("must be before the day of return", "for")).toBe(
      "must be before the day of return"
    )
  })

  it("has an end, and so has the list of what is wrong", async () => {
    expect(await refusedWith("so ".repeat(500))).toHaveLength(201)
    const violations = Array.from({ length: 8 }, (_, row) => ({ field: `rows.${row}`, message: "is empty" }))
    const { message } = await listing(refusing(400, {}, { violations }))
    expect(message).toMatch(/: rows\.0: is empty, .*rows\.4: is empty, and 3 more$/)
  })

  it("holds nothing of a body, and no token, also in the error behind it", async () => {
    const { fetch } = network(() => Promise.reject(new TypeError("fetch failed")))
    const payload = { username: "eleanor@post.example", password: "Harbour-77" }
    const { session } = makeClient({ baseUrl, fetch, session: keepSession() })
    const login = await thrown(session.login({ payload }))
    const refresh = await thrown(session.refresh({ params: { token: "secret-token" } }))
    for (const error of [login, refresh]) {
      expect(`${error.stack} ${(error.cause as Error).stack} ${JSON.stringify(error)}`).not.toMatch(
        /eleanor|Harbour|secret-token/
      )
    }
  })

  it("takes no request id that could be anything", async () => {
    const error = await listing(refusing(500, { "x-request-id": "Eleanor Shaw, 1 Quay" }))
    expect(error.requestId).toBeUndefined()
  })
})
