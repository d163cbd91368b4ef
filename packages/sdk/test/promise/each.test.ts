import type { Page } from "@crewfleet/sdk"
import { each, makeClient, type PromiseClient, RequestFailed } from "@crewfleet/sdk"
import { failing, handlers, inSequence, setupServer } from "@crewfleet/sdk/testing"
import { afterAll, afterEach, beforeAll, expect, expectTypeOf, it } from "vitest"

const service = setupServer()
beforeAll(() => service.listen())
afterEach(() => service.resetHandlers())
afterAll(() => service.close())

const client = makeClient({ baseUrl: "http://service.test" })
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

const numbers = (length: number) => Array.from({ length }, (_, index) => index + 1)

const idsOf = async (items: AsyncIterable<{ readonly id: number }>) => Array.fromAsync(items, ({ id }) => id)

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

/** A service that tells where to go on: after which id. */
const serviceWithCursors = (list: () => ReadonlyArray<number>) => {
  const asked: Array<string | undefined> = []
  service.use(
    handlers.booking.list(({ params, query }) => {
      asked.push(query.after)
      const rest = list().filter((id) => id > Number(query.after ?? 0))
      const ids = rest.slice(0, Number(params.size))
      const next = ids.length < rest.length ? String(ids.at(-1)) : undefined
      return { content: ids.map((id) => ({ id })), totalElements: list().length, next }
    })
  )
  return asked
}

it("follows the cursor of a service that gives one, and leaves out nothing that leaves the list", async () => {
  let list = numbers(41)
  const asked = serviceWithCursors(() => list)
  const ids: Array<number> = []
  for await (const { id } of each(client.booking.list, { params: { size: 10 } })) {
    ids.push(id)
    list = list.filter((one) => one !== id)
  }
  expect(ids).toEqual(numbers(41))
  expect(asked).toEqual([undefined, "10", "20", "30", "40"])
})

it("gives what moves ahead of the cursor once, and what comes behind it all the same", async () => {
  const order = numbers(5)
  const moved: Array<number> = []
  service.use(
    handlers.booking.list(({ query }) => {
      const list = [...order.filter((id) => !moved.includes(id)), ...moved, 6]
      const from = query.after === undefined ? 0 : list.indexOf(Number(query.after)) + 1
      const content = list.slice(from, from + 1).map((id) => ({ id }))
      const next = from + 1 < list.length ? String(list[from]) : undefined
      return { content, totalElements: 6, next }
    })
  )
  const ids: Array<number> = []
  for await (const { id } of each(client.booking.list)) {
    ids.push(id)
    if (id < 3) moved.push(id)
  }
  expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted())
  expect(ids).toContain(6)
})

it("ends with a service that ignores its own cursors", async () => {
  let calls = 0
  service.use(
    handlers.booking.list(() => {
      calls += 1
      return { content: [{ id: 1 }, { id: 2 }], totalElements: 100, next: String(calls) }
    })
  )
  expect(await idsOf(each(client.booking.list))).toEqual([1, 2])
  expect(calls).toBeLessThan(5)
})

it("ends with a service that has nothing to tell and goes on telling so", async () => {
  service.use(handlers.booking.list(() => ({ content: [], totalElements: 9, next: "more" })))
  expect(await idsOf(each(client.booking.list))).toEqual([])
})

/** The paged endpoints, by their types. */
type Paged = {
  [Group in keyof PromiseClient]: {
    [Name in keyof PromiseClient[Group] as PromiseClient[Group][Name] extends (
      ...asked: never
    ) => Promise<Page<unknown>>
      ? `${Group}.${Name & string}`
      : never]: PromiseClient[Group][Name]
  }
}[keyof PromiseClient]
type PagedName = Paged extends infer Calls ? (Calls extends Calls ? keyof Calls : never) : never

it("takes every paged endpoint of the contract, each told where it has its page", async () => {
  const at = "2026-06-01T09:00:00.000Z"
  const item = (id: number) => ({
    ...{ id, name: `n${id}`, dueAt: at, attempts: 1, failure: "Error", firstname: "Una", lastname: "Reed" },
    ...{
      standing: "TAKEN_ON",
      assignmentCodes: [],
      shares: true,
      fitToWork: true,
      waiting: 0,
      declined: false
    },
    ...{ sort: "training", workerId: 1, number: 1, uploaded: at, note: "n", at, address: [] },
    ...{ jobId: 1, ref: "T-1", clientName: "n", assignmentCode: "Driver", shiftDate: at, shiftEndDate: at },
    ...{ by: null, organisation: null, fields: [], form: "bank", revision: 1, again: false, submitted: at },
    ...{ refPrefix: "T-1", transportStatus: "NEW", dateTimeRequired: at, audiences: [], agencyId: 1 },
    ...{ agencyName: "n", assignmentCodeName: "Driver", shiftStatus: "BOOKED", leads: false, times: [] },
    ...{ trainingId: 1, complianceId: 1, type: "EXTERNAL", status: "APPROVED", version: 1 }
  })
  const asked: Array<string> = []
  const fetch = async (input: RequestInfo | URL) => {
    const url = new URL(String(input))
    const [size = 0, page = 0] = [
      ...(url.pathname.match(/\/\d+/g) ?? []).map((part) => Number(part.slice(1))).toReversed()
    ]
    const { searchParams } = url
    const paging = searchParams.has("page")
      ? { page: Number(searchParams.get("page")), size: Number(searchParams.get("size")) }
      : { page, size }
    asked.push(`${paging.page}/${paging.size}`)
    const content = numbers(5)
      .slice(paging.page * paging.size, (paging.page + 1) * paging.size)
      .map(item)
    return Response.json({ content, totalElements: 5 })
  }
  const paged = makeClient({ baseUrl: "http://service.test", fetch })
  const query = { size: 2 }
  const window = { ...query, start: at, end: at }
  const all: Readonly<Record<PagedName, AsyncIterable<{ readonly id: number }>>> = {
    "booking.list": each(paged.booking.list, { params: { size: 2 } }),
    "hirer.list": each(paged.hirer.list, { params: { size: 2 } }),
    "hirer.all": each(paged.hirer.all, { params: { size: 2 } }),
    "agency.list": each(paged.agency.list, { params: { size: 2 } }),
    "hirer.bookings": each(paged.hirer.bookings, { params: { id: 1, size: 2 } }),
    "promotion.list": each(paged.promotion.list, { query }),
    "vehicle.list": each(paged.vehicle.list, { query }),
    "vehicle.locations": each(paged.vehicle.locations, { query }),
    "vehicleChoice.available": each(paged.vehicleChoice.available, { query: window }),
    "vehicleChoice.filtered": each(paged.vehicleChoice.filtered, { query, payload: {} }),
    "job.failures": each(paged.job.failures, { params: { size: 2 } }),
    "worker.agencies": each(paged.worker.agencies, { params: { workerId: 1, size: 2 } }),
    "worker.clients": each(paged.worker.clients, { params: { workerId: 1, size: 2 } }),
    "worker.colleagues": each(paged.worker.colleagues, { params: { workerId: 1, size: 2 } }),
    "worker.ofClient": each(paged.worker.ofClient, { params: { clientId: 1, size: 2 } }),
    "agencyWorker.list": each(paged.agencyWorker.list, { params: { size: 2 } }),
    "agencyWorker.applicants": each(paged.agencyWorker.applicants, { params: { size: 2 } }),
    "agencyWorker.waiting": each(paged.agencyWorker.waiting, { params: { size: 2 } }),
    "application.looks": each(paged.application.looks, { params: { workerId: 1 }, query }),
    "bank.looks": each(paged.bank.looks, { params: { workerId: 1 }, query }),
    "hmrc.looks": each(paged.hmrc.looks, { params: { workerId: 1 }, query }),
    "occupational.looks": each(paged.occupational.looks, { params: { workerId: 1 }, query }),
    "onboarding.waiting": each(paged.onboarding.waiting, { params: { size: 2 } }),
    "agencyWorker.notes": each(paged.agencyWorker.notes, { params: { workerId: 1, size: 2 } }),
    "driver.shifts": each(paged.driver.shifts, { params: { workerId: 1, size: 2 } }),
    "transport.list": each(paged.transport.list, { params: { size: 2 } }),
    "transport.looks": each(paged.transport.looks, { params: { id: 1, size: 2 } }),
    "seat.own": each(paged.seat.own, { params: { workerId: 1, size: 2 } }),
    "training.list": each(paged.training.list, { params: { workerId: 1, size: 2 } }),
    "compliance.list": each(paged.compliance.list, { params: { workerId: 1, size: 2 } }),
    "transportRequest.list": each(paged.transportRequest.list, { params: { size: 2 } }),
    "transportRequest.looks": each(paged.transportRequest.looks, { params: { id: 1, size: 2 } })
  }
  for (const items of Object.values(all)) {
    asked.length = 0
    expect(await idsOf(items)).toEqual(numbers(5))
    expect(asked).toEqual(["0/2", "1/2", "2/2"])
  }
})

it("is typed by its endpoint", () => {
  const agencies = () => each(client.worker.agencies, { params: { workerId: 1, size: 100 } })
  expectTypeOf(agencies).returns.toExtend<AsyncIterable<{ id: number; name: string }>>()
  // @ts-expect-error the worker is missing
  const without = () => each(client.worker.agencies, { params: { size: 100 } })
  // @ts-expect-error the page is not for the caller to say
  const numbered = () => each(client.booking.list, { params: { page: 1, size: 100 } })
  // @ts-expect-error currencies come in one piece
  const unpaged = () => each(client.agency.currencies, { params: { size: 100 } })
  expect([without, numbered, unpaged]).toHaveLength(3)
})
