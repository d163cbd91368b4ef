import { each, makeClient, sessionInMemory } from "@crewfleet/sdk"
import { Api, endpointFacts } from "@crewfleet/sdk/effect"
import {
  delayed,
  failing,
  handlers,
  inSequence,
  once,
  paged,
  saying,
  setupServer,
  someBooking,
  someSession,
  unreachable
} from "@crewfleet/sdk/testing"
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest"

const service = setupServer()
beforeAll(() => service.listen())
afterEach(() => service.resetHandlers())
afterAll(() => service.close())

const client = makeClient({ baseUrl: "http://service.test", retries: 0 })

const overview = {
  bookings: { total: 12 },
  vehicles: { total: "7" },
  clients: { total: 3 }
}

it("answers an endpoint with what its script returns", async () => {
  service.use(handlers.dashboard.overview(() => overview))
  expect(await client.dashboard.overview()).toMatchObject({ vehicles: { total: 7 } })
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

it("fails a call once, with when to come back, and then answers as before", async () => {
  service.use(handlers.dashboard.overview(() => overview))
  service.use(handlers.dashboard.overview(once(failing(503, { retryAfter: 1, message: "Busy" }))))
  const patient = makeClient({ baseUrl: "http://service.test", longestWait: 1 })
  const refused = { status: 503, message: "Busy", retryAfter: 1 }
  await expect(patient.dashboard.overview()).rejects.toMatchObject({ failure: refused })
  expect(await patient.dashboard.overview()).toMatchObject({ vehicles: { total: 7 } })
  expect(await failing(503, { retryAfter: 1 })().json()).toEqual({ retryAfter: 1 })
})

it("answers any list page by page, by number and by cursor", async () => {
  const bookings = [1, 2, 3, 4, 5].map((id) => ({ ...someBooking, id }))
  service.use(
    handlers.booking.list(paged(bookings)),
    handlers.promotion.list(paged([{ id: 1 }, { id: 2 }, { id: 3 }]))
  )
  const session = sessionInMemory(someSession)
  const { booking, promotion } = makeClient({ baseUrl: "http://service.test", session })
  const second = await booking.list({ params: { page: 1, size: 2 } })
  expect(second).toMatchObject({ content: [{ id: 3 }, { id: 4 }], totalElements: 5, next: "4" })
  const rest = await booking.list({ params: { page: 0, size: 2 }, query: { after: "4" } })
  expect(rest).toEqual({ content: [expect.objectContaining({ id: 5 })], totalElements: 5 })
  const idOf = ({ id }: { readonly id: number }) => id
  expect(await Array.fromAsync(each(booking.list, { params: { size: 2 } }), idOf)).toEqual([1, 2, 3, 4, 5])
  expect(await Array.fromAsync(each(promotion.list, { query: { size: 2 } }), idOf)).toEqual([1, 2, 3])
})

it("lets nothing out that has no double, and says at once which is missing", async () => {
  const onRetry = vi.fn()
  const asking = makeClient({ baseUrl: "https://crewfleet.example", onRetry })
  await expect(asking.vehicle.byId({ params: { id: 7 } })).rejects.toMatchObject({
    message: expect.stringContaining("was refused with 501: no double for vehicle.byId"),
    attempts: 1
  })
  await expect(asking.vehicle.list()).rejects.toThrow("no double for vehicle.list")
  await expect(asking.session.logout()).rejects.toThrow("no double for session.logout")
  expect(onRetry).not.toHaveBeenCalled()
  const other = await fetch("https://crewfleet.example/elsewhere?secret=1")
  expect(await other.json()).toEqual({ message: "no double for GET https://crewfleet.example/elsewhere" })
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
