import { makeClient } from "@crewfleet/sdk"
import { describe, expect, it } from "vitest"
import { network, never } from "../network.ts"
import { keepSession, owner } from "../someone.ts"

const overview = { bookings: { total: 1 }, vehicles: { total: 2 }, clients: { total: 3 } }

const baseUrl = "https://api.example"
describe("addresses", () => {
  it("sends each part of a request to where the contract says", async () => {
    const { sent, fetch } = network(() => Response.json({ content: [], totalElements: 0 }))
    const client = makeClient({ baseUrl, fetch, session: keepSession() })
    await client.booking.list({
      params: { page: 0, size: 10 },
      query: { statuses: ["BOOKED", "RESERVED"], searchCriteria: "Shaw & Sons", agencyId: undefined }
    })
    expect(sent[0]).toMatchObject({
      method: "GET",
      url: `${baseUrl}/api/v1/vehicle-booking/0/10?statuses=BOOKED%2CRESERVED&searchCriteria=Shaw%20%26%20Sons&agencyId=7`
    })
    expect(sent[0]?.headers.get("authorization")).toBe("Bearer stale")
  })

  it("sends the authentication service's calls to its own address", async () => {
    const { sent, fetch } = network(() => Response.json({ access_token: "OTP_SENT" }))
    const client = makeClient({ baseUrl, authenticationUrl: "https://login.example", fetch })
    await client.session.login({ payload: { username: "owner", password: "secret", otp: "123456" } })
    expect(sent[0]).toMatchObject({
      method: "POST",
      url: "https://login.example/oauth-service/api/v1/user-permission/login",
      body: JSON.stringify({ username: "owner", password: "secret", otp: "123456" })
    })
    expect(sent[0]?.headers.get("authorization")).toBeNull()
  })

  it("calls a deployment's own path for an assumed endpoint, with its parameters", async () => {
    const { sent, fetch } = network(() => Response.json({ name: "Harbour Vans" }))
    const paths = { "agency.byId": "/core/v2/agencies/:id/details?full=:id" }
    const client = makeClient({ baseUrl, fetch, paths, carRental: true, session: keepSession() })
    await client.agency.byId({ params: { id: 12 } })
    expect(sent[0]?.url).toBe(`${baseUrl}/core/v2/agencies/12/details?full=12&agencyId=7`)
  })

  it("keeps to a path that the specification shows, whatever a deployment says", async () => {
    const { sent, fetch } = network(() => Response.json(overview))
    const client = makeClient({ baseUrl, fetch, paths: { "dashboard.overview": "/elsewhere" } })
    await client.dashboard.overview()
    expect(sent[0]?.url).toBe(`${baseUrl}/api/v1/stats/overview`)
  })

  it("lets a query be left out, and a body, where all in it may be, and the request where it has nothing else", async () => {
    const { sent, fetch } = network(() => Response.json({ id: 7, ...overview }))
    const client = makeClient({ baseUrl, fetch })
    await client.vehicle.byId({ params: { id: 7 } })
    await client.vehicle.submit({ params: { id: 7 } })
    await client.dashboard.overview()
    // @ts-expect-error a graph has a metric and a timeframe
    const asks = () => client.dashboard.graph()
    expect(asks).toBeTypeOf("function")
    expect(sent.map(({ url, body }) => [url, body])).toEqual([
      [`${baseUrl}/api/v1/vehicle/7`, undefined],
      [`${baseUrl}/api/v1/vehicle/7/submit`, "{}"],
      [`${baseUrl}/api/v1/stats/overview`, undefined]
    ])
  })

  it("sends a parameter as one part of the path, whatever it holds", async () => {
    const { sent, fetch } = network(() => Response.json({ access_token: "a", refresh_token: "b" }))
    await makeClient({ baseUrl, fetch }).session.refresh({ params: { token: "a/b?c=d e" } })
    expect(sent[0]?.url).toBe(
      `${baseUrl}/oauth-service/api/v1/user-permission/refresh-token/a%2Fb%3Fc%3Dd%20e`
    )
    expect(sent[0]?.body ?? null).toBeNull()
  })

  it("sends an upload as a form whose boundary the platform writes", async () => {
    const { sent, fetch } = network()
    const form = new FormData()
    await makeClient({ baseUrl, fetch }).agency.uploadLogo({ params: { id: 7 }, payload: form })
    expect(sent[0]?.body).toBe(form)
    expect(sent[0]?.headers.has("content-type")).toBe(false)
  })
})

describe("car-rental mode", () => {
  it("adds its agencyId to every request of an agency user", async () => {
    const { sent, fetch } = network(() => Response.json(overview))
    const client = makeClient({ baseUrl, fetch, carRental: true, session: keepSession() })
    await client.dashboard.overview()
    await client.dashboard.overview({ query: { agencyId: undefined } })
    await client.session.logout()
    expect(sent.map(({ url }) => new URL(url).searchParams.getAll("agencyId"))).toEqual([["7"], ["7"], ["7"]])
  })

  it.each([
    ["an admin", true, { ...owner, userType: "ADMIN" as const }],
    ["a client", true, { ...owner, userType: "CLIENT" as const, clientId: 3 }],
    ["a worker", true, { ...owner, userType: "WORKER" as const, workerId: 3 }]
  ])("adds nothing for %s", async (_, carRental, session) => {
    const { sent, fetch } = network(() => Response.json(overview))
    const client = makeClient({ baseUrl, fetch, carRental, session: keepSession(session) })
    await client.dashboard.overview()
    expect(sent[0]?.url).toBe(`${baseUrl}/api/v1/stats/overview`)
  })
})

it("adds its agencyId to each request of an agency user that is about an agency", async () => {
  const { sent, fetch } = network(() => Response.json(overview))
  const client = makeClient({ baseUrl, fetch, session: keepSession() })
  await client.dashboard.overview()
  await client.session.logout()
  await makeClient({ baseUrl, fetch, session: keepSession(), linkToken: "a" }).dashboard.overview()
  expect(sent.map(({ url }) => new URL(url).searchParams.getAll("agencyId"))).toEqual([["7"], [], []])
})

describe("a bad connection", () => {
  it("is a failure when it breaks in the middle of an answer", async () => {
    const half = () =>
      new Response(
        new ReadableStream({
          pull: (controller) => {
            controller.enqueue(new TextEncoder().encode('{"bookings"'))
            controller.error(new TypeError("terminated"))
          }
        })
      )
    const { fetch } = network(half)
    await expect(makeClient({ baseUrl, fetch, retries: 0 }).dashboard.overview()).rejects.toMatchObject({
      failure: { _tag: "NetworkFailure" }
    })
  })
})

describe("patience", () => {
  it("ends at the time limit, and nothing is sent again", async () => {
    const { sent, fetch } = network(never)
    const client = makeClient({ baseUrl, fetch, timeLimit: 30 })
    await expect(client.dashboard.overview()).rejects.toMatchObject({
      failure: { _tag: "TimedOut", limit: 30 }
    })
    expect(sent).toHaveLength(1)
  })

  it("is what one call was told rather than the client's", async () => {
    const client = makeClient({ baseUrl, fetch: network(never).fetch, timeLimit: 60_000 })
    await expect(client.dashboard.overview(undefined, { timeLimit: 20 })).rejects.toMatchObject({
      failure: { _tag: "TimedOut", limit: 20 }
    })
  })

  it("ends when the caller aborts, with the caller's reason", async () => {
    const { sent, fetch } = network(never)
    const stop = new AbortController()
    const call = makeClient({ baseUrl, fetch }).dashboard.overview(undefined, { signal: stop.signal })
    stop.abort(new Error("The page was left"))
    await expect(call).rejects.toThrow("The page was left")
    expect(sent).toHaveLength(1)
  })
})
