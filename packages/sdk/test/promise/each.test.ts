import { each, RequestFailed } from "@crewfleet/sdk"
import { failing, handlers, inSequence } from "@crewfleet/sdk/testing"
import { expect, it } from "vitest"
import { client, idsOf, numbers, pagedService } from "./pages.ts"

const service = pagedService()

const booked = { params: { size: 3 }, query: { statuses: ["BOOKED"] } } as const

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

/** A service whose list is what it is just now, told by the number of the page and so many at once at most. */
const serviceOf = (
  list: ReadonlyArray<number> | (() => ReadonlyArray<number>),
  { most = 1000, total = (length: number) => length } = {}
) => {
  const asked: Array<string> = []
  service.use(
    handlers.promotion.list(({ query }) => {
      const ids = typeof list === "function" ? list() : list
      const size = Math.min(Number(query.size ?? 25), most)
      const start = Number(query.page ?? 0) * size
      asked.push(`${query.page}/${query.size}`)
      const content = ids.slice(start, start + size).map((id) => ({ id }))
      return { content, totalElements: total(ids.length) }
    })
  )
  return asked
}

it("goes through a list whose page stands in the query, a hundred at once unless told", async () => {
  const asked = serviceOf(numbers(250))
  expect(await idsOf(each(client.promotion.list))).toEqual(numbers(250))
  expect(asked).toEqual(["0/100", "1/100", "2/100"])
})

it("takes what plain JavaScript gives it: a size as text, in whichever part of the request, or none", async () => {
  const plain = each as (list: unknown, request?: unknown) => AsyncIterable<{ id: number }>
  for (const request of [undefined, {}, { params: { size: "10" } }, { query: { size: 10 } }]) {
    serviceOf(numbers(25))
    expect(await idsOf(plain(client.promotion.list, request))).toEqual(numbers(25))
  }
  const asked = serviceWith(4)
  expect(await idsOf(plain(client.booking.list, { query: { size: "3" } }))).toEqual([0, 1, 2, 3])
  expect(asked).toEqual(["0/3 undefined", "1/3 undefined"])
  const wrapped = (request: never) => client.promotion.list(request)
  serviceOf(numbers(25))
  expect(await idsOf(plain(wrapped, { query: { size: 10 } }))).toEqual(numbers(25))
  const wrappedToo = (request: never) => client.booking.list(request)
  serviceWith(4)
  expect(await idsOf(plain(wrappedToo, { params: { size: 3 } }))).toEqual([0, 1, 2, 3])
})

it("goes on where a service gives fewer at once than it was asked for", async () => {
  serviceOf(numbers(400), { most: 25 })
  expect(await idsOf(each(client.promotion.list))).toEqual(numbers(400))
})

it("gives nothing twice, though what was added meanwhile moves everything down", async () => {
  let list = numbers(60)
  serviceOf(() => {
    const now = list
    list = [1000 - list.length, ...list]
    return now
  })
  const ids = await idsOf(each(client.promotion.list, { query: { size: 10 } }))
  expect(ids).toEqual([...new Set(ids)])
  expect(ids.length).toBeGreaterThan(50)
})

it("gives as many of those that leave the list as there are without a cursor, and skips the others, as its words say", async () => {
  let list = numbers(41)
  serviceOf(() => list)
  const ids: Array<number> = []
  for await (const { id } of each(client.promotion.list, { query: { size: 10 } })) {
    ids.push(id)
    list = list.filter((one) => one !== id)
  }
  expect(ids).toHaveLength(21)
  expect(new Set(ids).size).toBe(21)
})

it.each([
  ["promises more than it has", 1e9],
  ["counts nothing", 0]
])("ends with a service that %s, having given everything once", async (_, total) => {
  serviceOf(numbers(30), { total: () => total })
  expect(await idsOf(each(client.promotion.list, { query: { size: 10 } }))).toEqual(numbers(30))
})

it("ends with a service that ignores which page it is asked for", async () => {
  const content = numbers(25).map((id) => ({ id }))
  service.use(handlers.promotion.list(() => ({ content, totalElements: 400 })))
  expect(await idsOf(each(client.promotion.list))).toEqual(numbers(25))
})

it("ends where the list grows faster than it is read", async () => {
  let end = 20
  serviceOf(() => {
    end += 20
    return numbers(end)
  })
  const ids = await idsOf(each(client.promotion.list, { query: { size: 10 } }))
  expect(ids).toEqual(numbers(40))
})
