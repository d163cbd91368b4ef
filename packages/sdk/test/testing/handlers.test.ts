import { makeClient } from "@crewfleet/sdk"
import { Api, endpointFacts } from "@crewfleet/sdk/effect"
import {
  delayed,
  failing,
  handlers,
  inSequence,
  saying,
  setupServer,
  unreachable
} from "@crewfleet/sdk/testing"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"

const service = setupServer()
beforeAll(() => service.listen({ onUnhandledFrame: "error" }))
afterEach(() => service.resetHandlers())
afterAll(() => service.close())

const client = makeClient({ baseUrl: "http://service.test" })

const overview = {
  bookings: { total: 12 },
  vehicles: { total: "7" },
  clients: { total: 3 }
}

it("answers an endpoint with what its script returns", async () => {
  service.use(handlers.dashboard.overview(() => overview))
  expect(await client.dashboard.overview({ query: {} })).toMatchObject({ vehicles: { total: 7 } })
})

it("hands a script what the request carried", async () => {
  const asked: Array<unknown> = []
  service.use(
    handlers.booking.list(({ params, query }) => {
      asked.push(params.page, params.size, query.searchCriteria)
      return { content: [], totalElements: 0 }
    }),
    handlers.session.login(({ payload }) => {
      asked.push(payload.username)
      return { access_token: "OTP_SENT" }
    })
  )
  await client.booking.list({ params: { page: 2, size: 10 }, query: { searchCriteria: "Shaw & Sons" } })
  await client.session.login({ payload: { username: "admin", password: "secret" } })
  expect(asked).toEqual(["2", "10", "Shaw & Sons", "admin"])
})

it("hands a script the form of an upload", async () => {
  const form = new FormData()
  form.set("file", new File(["logo"], "logo.png", { type: "image/png" }))
  service.use(handlers.agency.uploadLogo(({ payload }) => ({ message: (payload.get("file") as File).name })))
  expect(await client.agency.uploadLogo({ params: { id: 1 }, payload: form })).toEqual({
    message: "logo.png"
  })
})

it("plays failures one after another and stays with the last script", async () => {
  service.use(
    handlers.session.login(
      inSequence(
        unreachable,
        failing(429),
        failing(400, [{ field: "username", message: "Unknown" }]),
        saying("<h1>Bad gateway</h1>", 502),
        delayed(20, () => ({ access_token: "OTP_SENT" }))
      )
    )
  )
  const login = () =>
    client.session
      .login({ payload: { username: "admin", password: "secret" } })
      .catch(({ failure }) => failure)

  expect(await login()).toEqual({ _tag: "NetworkFailure" })
  expect(await login()).toMatchObject({ _tag: "Refused", status: 429 })
  expect(await login()).toMatchObject({
    status: 400,
    violations: [{ field: "username", message: "Unknown" }]
  })
  expect(await login()).toMatchObject({ status: 502, message: undefined })
  expect(await login()).toEqual({ access_token: "OTP_SENT" })
  expect(await login()).toEqual({ access_token: "OTP_SENT" })
})

it("holds answers to the contract's types", () => {
  // @ts-expect-error a total is missing
  handlers.dashboard.overview(() => ({ bookings: {}, vehicles: { total: 1 }, clients: { total: 1 } }))
  // @ts-expect-error a search is not among the query of the overview
  handlers.dashboard.overview(({ query }) => ({ ...overview, providers: { total: query.searchCriteria } }))
})

it("stands in for every call of the contract", () => {
  const calls = Object.entries(handlers).flatMap(([group, calls]) =>
    Object.keys(calls).map((name) => `${group}.${name}`)
  )
  expect(calls).toEqual(endpointFacts(Api).map(({ group, name }) => `${group}.${name}`))
})
