import { each, makeClient, RequestFailed } from "@crewfleet/sdk/promise"
import { failing, handlers, inSequence, setupServer } from "@crewfleet/sdk/testing"
import { afterAll, afterEach, beforeAll, expect, expectTypeOf, it } from "vitest"

const service = setupServer()
beforeAll(() => service.listen({ onUnhandledFrame: "error" }))
afterEach(() => service.resetHandlers())
afterAll(() => service.close())

const client = makeClient({ baseUrl: "http://service.test" })
const booked = { params: { size: 3 }, query: { statuses: "BOOKED" } }

/** A service with so many bookings; tells which pages it was asked for. */
const serviceWith = (total: number) => {
  const asked: Array<string> = []
  service.use(
    handlers.booking.list(({ params, query }) => {
      asked.push(`${params.page}/${params.size} ${query.statuses}`)
      const start = Number(params.page) * Number(params.size)
      const length = Math.max(0, Math.min(Number(params.size), total - start))
      return { content: Array.from({ length }, (_, index) => ({ id: start + index })), totalElements: total }
    })
  )
  return asked
}

it.each([
  [0, 1],
  [1, 1],
  [3, 1],
  [4, 2],
  [9, 3]
])("yields %i bookings in order, in %i pages", async (total, pages) => {
  const asked = serviceWith(total)
  const ids = (await Array.fromAsync(each(client.booking.list, booked))).map(({ id }) => id)
  expect(ids).toEqual(Array.from({ length: total }, (_, index) => index))
  expect(asked).toEqual(Array.from({ length: pages }, (_, page) => `${page}/3 BOOKED`))
})

it("asks for no page that nobody reads", async () => {
  const asked = serviceWith(9)
  for await (const { id } of each(client.booking.list, booked)) if (id === 3) break
  expect(asked).toHaveLength(2)
})

it("stops when a service promises more than it has", async () => {
  service.use(
    handlers.booking.list(
      inSequence(
        () => ({ content: [{ id: 1 }], totalElements: 100 }),
        () => ({ content: [], totalElements: 100 })
      )
    )
  )
  expect(await Array.fromAsync(each(client.booking.list, booked))).toHaveLength(1)
})

it("rejects where a page fails, after what came before", async () => {
  service.use(
    handlers.booking.list(inSequence(() => ({ content: [{ id: 1 }], totalElements: 9 }), failing(500)))
  )
  const seen: Array<number> = []
  const read = async () => {
    for await (const { id } of each(client.booking.list, booked)) seen.push(id)
  }
  await expect(read()).rejects.toThrow(RequestFailed)
  expect(seen).toEqual([1])
})

it("is typed for every paged endpoint", () => {
  const agencies = () => each(client.worker.agencies, { params: { workerId: 1, size: 100 } })
  expectTypeOf(agencies).returns.toExtend<AsyncIterable<{ id: number; name: string }>>()
  // @ts-expect-error the worker is missing
  const without = () => each(client.worker.agencies, { params: { size: 100 } })
  // @ts-expect-error currencies come in one piece
  const unpaged = () => each(client.agency.currencies, { params: { size: 100 } })
  expect([without, unpaged]).toHaveLength(2)
})
