import { Api, endpointFacts } from "@crewfleet/sdk/effect"
import { beforeAll, describe, expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { fillLists } from "./fillLists.ts"
import { lists, onOnePage } from "./lists.ts"

it("leaves out no list of the contract", () => {
  const paged = endpointFacts(Api).filter(
    ({ params, query }) => "after" in query || "size" in { ...params, ...query }
  )
  const names = paged.map(({ group, name }) => `${group}.${name}`)
  expect(names.toSorted()).toEqual([...Object.keys(lists), onOnePage].toSorted())
})

describeServedOnce("Every list", (served) => {
  const clientOf = clientsOf(served)
  beforeAll(() => fillLists(served))

  describe.each(Object.entries(lists))("%s", (_, [who, ways]) => {
    it("leads from page to page by its cursors to all that it has, in every order, found or not", async () => {
      const client = await clientOf(who)
      for (const [number, way] of ways.entries()) {
        const list = way(client, served)
        const all = await list({ page: 0, size: 100 })
        const listed: Array<unknown> = []
        for (let after: string | undefined, isFirst = true; isFirst || after; isFirst = false) {
          const { content, next } = await list({ page: 0, size: 3, after })
          listed.push(...content)
          after = next ?? undefined
        }
        expect(listed, `${who} ${number}`).toEqual(all.content)
        expect(listed.length, `${who} ${number}`).toBeGreaterThan(2)
      }
    })

    it("refuses a cursor that is none", async () => {
      const list = ways[0]?.(await clientOf(who), served)
      for (const after of ["", "nonsense", "A".repeat(200), "😀"]) {
        const refusal = list && (await refusalOf(list({ page: 0, size: 3, after })))
        expect(refusal, after).toMatchObject({ status: 400, violations: [{ field: "after" }] })
      }
    })
  })

  it("lets nobody go on from where another agency is", async () => {
    const [own, others] = [await clientOf("agency"), await clientOf("other-agency")]
    const { next: after } = await own.hirer.list({ params: { page: 0, size: 3 }, query: {} })
    const asked = { params: { page: 0, size: 3 }, query: { after: after ?? "" } }
    expect((await own.hirer.list(asked)).content).toHaveLength(3)
    expect(await statusOf(others.hirer.list(asked))).toBe(400)
    expect(await statusOf((await clientOf("admin")).booking.list(asked))).toBe(400)
  })
})
