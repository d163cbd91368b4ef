import { each } from "@crewfleet/sdk"
import { handlers } from "@crewfleet/sdk/testing"
import { expect, it } from "vitest"
import { client, idsOf, numbers, pagedService } from "./pages.ts"

const service = pagedService()

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
