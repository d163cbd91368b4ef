import { promotionListLogic, promotionListMachine, toggledSort } from "@crewfleet/machines"
import { describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { listScript } from "../list/scripts.ts"
import { promotion, someService } from "./somePromotion.ts"

describe("promotionListLogic", () => {
  it("asks for the newest first, and then as the list was narrowed, sorted and paged", async () => {
    const { asked, load } = someService()
    const actor = createActor(promotionListLogic(load), {
      input: { filter: { agencyId: 7, statuses: [] } }
    }).start()
    const settled = () => waitFor(actor, (state) => !state.hasTag("busy"))
    await settled()
    actor.send({ type: "page.chosen", page: 3 })
    actor.send({ type: "sort.chosen", sort: toggledSort(actor.getSnapshot().context.request.sort, "title") })
    actor.send({ type: "filter.chosen", filter: { agencyId: 7, statuses: ["ACTIVE", "COMPLETED"] } })
    actor.send({ type: "size.chosen", size: 50 })
    actor.send({ type: "search.typed", text: " july " })
    actor.send({ type: "search.settled" })
    await settled()
    const queries = asked.map(([, request]) => (request as { query: object }).query)
    expect(queries[0]).toEqual({
      page: 0,
      size: 25,
      sort: "createdDate",
      direction: "DESC",
      agencyId: 7,
      statuses: [],
      query: undefined
    })
    expect(queries.at(-1)).toEqual({
      page: 0,
      size: 50,
      sort: "title",
      direction: "ASC",
      agencyId: 7,
      statuses: ["ACTIVE", "COMPLETED"],
      query: "july"
    })
  })
})

describeWalk(promotionListMachine, listScript({ statuses: [] }, { statuses: ["ACTIVE"] }, promotion))
