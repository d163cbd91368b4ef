import {
  availableVehiclesMachine,
  editorStepOf,
  filteredVehiclesMachine,
  fleetMachine,
  obstaclesTo,
  offered,
  type PromotionFacts,
  promotionEditorLogic,
  promotionEditorMachine,
  promotionFacts,
  promotionLife,
  promotionListLogic,
  promotionListMachine,
  toggledSort
} from "@crewfleet/machines"
import { defaultTimeZone, filterLimits, type Promotion, promotionAnswers } from "@crewfleet/sdk"
import type { PromiseClient } from "@crewfleet/sdk/promise"
import { describe, expect, it } from "vitest"
import { createActor, transition, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { editorEvents } from "../editing/editorEvents.ts"

const away = { _tag: "NetworkFailure" } as const
const now = "2026-06-15T09:15:00.000Z"
const promotion: Promotion = {
  id: 5,
  title: "Ten off in July",
  description: "Ten per cent off every hire in July.",
  promotionType: "DISCOUNT",
  discount: 10,
  extraMileage: null,
  extraDays: null,
  code: "JULY10",
  startDate: "2026-07-01T08:00:00.000Z",
  expiryDate: "2026-07-31T17:00:00.000Z",
  usageLimit: 100,
  usageCount: 3,
  daysHired: 1,
  status: "INACTIVE",
  vehicleFilter: { names: ["Ford"], nameOperator: "IN" },
  version: 2
}

/** A service that remembers what it was asked. */
const someService = (kept = promotion) => {
  const asked: Array<readonly [string, unknown]> = []
  const call = (name: string, answer: unknown) => async (request: unknown) => {
    asked.push([name, request])
    return answer
  }
  const client = {
    promotion: {
      list: call("list", { content: [promotion], totalElements: 1 }),
      byId: call("byId", kept),
      create: call("create", {}),
      update: call("update", {}),
      activate: call("activate", {}),
      end: call("end", {})
    }
  } as unknown as PromiseClient
  return { asked, load: async () => client }
}

describe("promotionLife", () => {
  const { machine } = promotionLife
  const going: PromotionFacts = { isOwn: true, expiryDate: promotion.expiryDate, now }
  const foreign = { ...going, isOwn: false }
  const over = { ...going, now: "2026-07-31T17:00:00.000Z" }
  const notYours = ["Only its agency can change this promotion."]
  const tooLate = ["Expiry date must be in the future."]
  const led = (status: string, type: "promotion.activated" | "promotion.ended") => {
    const state = machine.resolveState({ value: status, context: going })
    return state.can({ type }) ? transition(machine, state, { type })[0].value : "impossible"
  }

  it("leads from inactive through active to its end, and no way back", () => {
    expect(led("INACTIVE", "promotion.activated")).toBe("ACTIVE")
    expect(led("INACTIVE", "promotion.ended")).toBe("impossible")
    expect(led("ACTIVE", "promotion.ended")).toBe("COMPLETED")
    expect(led("ACTIVE", "promotion.activated")).toBe("impossible")
    expect(led("COMPLETED", "promotion.activated")).toBe("impossible")
    expect(led("COMPLETED", "promotion.ended")).toBe("impossible")
  })

  it.each([
    ["INACTIVE", ["promotion.activated", "promotion.updated"]],
    ["ACTIVE", ["promotion.ended", "promotion.updated"]],
    ["COMPLETED", []],
    ["RAFFLED", []],
    [undefined, []]
  ])("offers what can be done from %s, in the words of each guard that says no", (status, steps) => {
    const told = (facts: PromotionFacts) => offered(promotionLife, status, facts)
    expect(told(going)).toEqual(steps.map((step) => ({ step })))
    expect(told(foreign)).toEqual(steps.map((step) => ({ step, because: notYours })))
    expect(told(over)).toEqual(
      steps.map((step) => (step === "promotion.activated" ? { step, because: tooLate } : { step }))
    )
  })

  it("says that one that has ended is changed no more", () => {
    expect(obstaclesTo(promotionLife, "COMPLETED", going, { type: "promotion.updated" })).toEqual([
      { field: "status", text: "This promotion has ended and can no longer be changed." }
    ])
  })

  it.each([
    ["its agency's own", { agency: { id: 7 } }, "AGENCY", true],
    ["an agency's, to an admin", { agency: { id: 7 } }, "ADMIN", false],
    ["the platform's, to an admin", { agency: null }, "ADMIN", true]
  ])("knows whose a promotion is: %s", (_, kept, userType, isOwn) => {
    expect(promotionFacts({ ...promotion, ...kept }, userType, now)).toEqual({ ...going, isOwn })
  })
})

describe("toggledSort", () => {
  it("begins ascending and turns round when chosen again", () => {
    const first = toggledSort({ by: "createdDate", direction: "descending" }, "title")
    expect(first).toEqual({ by: "title", direction: "ascending" })
    const second = toggledSort(first, "title")
    expect(second).toEqual({ by: "title", direction: "descending" })
    expect(toggledSort(second, "title")).toEqual(first)
    expect(toggledSort(second, "id")).toEqual({ by: "id", direction: "ascending" })
  })
})

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
      statuses: undefined,
      query: undefined
    })
    expect(queries.at(-1)).toEqual({
      page: 0,
      size: 50,
      sort: "title",
      direction: "ASC",
      agencyId: 7,
      statuses: "ACTIVE,COMPLETED",
      query: "july"
    })
  })
})

describe("promotionEditorLogic", () => {
  const opened = async (userType: "ADMIN" | "AGENCY", id?: number, kept = promotion) => {
    const { asked, load } = someService(kept)
    const viewer = userType === "AGENCY" ? { userType, agencyId: 7 } : { userType }
    const actor = createActor(promotionEditorLogic(load, viewer, defaultTimeZone), { input: { id } }).start()
    await waitFor(actor, (state) => state.matches("open"))
    const done = async () => (await waitFor(actor, (state) => state.status === "done")).output
    return { actor, asked, done }
  }

  it("creates with the agency in the body and in the filter", async () => {
    const { actor, asked, done } = await opened("AGENCY")
    actor.send({ type: "form.changed", changes: promotionAnswers(promotion) })
    actor.send({ type: "save.asked", intent: "submit", now })
    expect(await done()).toEqual({ changed: true })
    expect(asked).toMatchObject([
      ["create", { payload: { agency: { id: 7 }, vehicleFilter: { agencyId: 7, names: ["Ford"] } } }]
    ])
  })

  it("sends the key of the form, so that the same sent twice makes one", async () => {
    const { actor, asked, done } = await opened("AGENCY")
    actor.send({ type: "form.changed", changes: promotionAnswers(promotion), key: "a key" })
    actor.send({ type: "save.asked", intent: "submit", now })
    await done()
    expect(asked).toMatchObject([["create", { payload: { idempotencyKey: "a key" } }]])
  })

  it("updates with the version that was edited and the vehicles that it had", async () => {
    const { actor, asked, done } = await opened("AGENCY", 5)
    const { vehicleFilter } = promotionAnswers(promotion)
    const filters = { ...vehicleFilter.filters, names: { chosen: [], operator: "IN" as const } }
    const changes = { title: "Twelve off", vehicleFilter: { ...vehicleFilter, filters } }
    actor.send({ type: "form.changed", changes })
    actor.send({ type: "save.asked", intent: "submit", now })
    await done()
    expect(asked.at(-1)).toMatchObject([
      "update",
      { payload: { id: 5, version: 2, title: "Twelve off", vehicleFilter: promotion.vehicleFilter } }
    ])
  })

  it("sends the dates that it was given where they were left alone, also of the hour that comes twice", async () => {
    const dates = { startDate: "2026-10-25T01:30:00.000Z", expiryDate: "2026-10-25T01:45:59.000Z" }
    const { actor, asked, done } = await opened("AGENCY", 5, { ...promotion, ...dates })
    actor.send({ type: "form.changed", changes: { title: "Twelve off" } })
    actor.send({ type: "save.asked", intent: "submit", now })
    await done()
    expect(asked.at(-1)).toMatchObject(["update", { payload: { title: "Twelve off", ...dates } }])
  })

  it("does not send a new promotion for more vehicles than a filter holds", async () => {
    const { actor, asked } = await opened("AGENCY")
    const vehicleIds = Array.from({ length: filterLimits.list + 1 }, (_, index) => index + 1)
    const answers = promotionAnswers({ ...promotion, vehicleFilter: { vehicleIds } })
    const heard: Array<string> = []
    actor.on("notice", ({ notice }) => heard.push(notice.text))
    actor.send({ type: "form.changed", changes: answers })
    actor.send({ type: "save.asked", intent: "submit", now })
    expect(actor.getSnapshot().context.problems).toMatchObject([{ field: "vehicleFilter" }])
    expect(heard).toEqual(["The vehicle filter is too long."])
    expect(asked).toEqual([])
  })

  it("does not send a limit that more bookings have passed already", async () => {
    const { actor, asked } = await opened("AGENCY", 5)
    actor.send({ type: "form.changed", changes: { usageLimit: "2" } })
    actor.send({ type: "save.asked", intent: "submit", now })
    expect(actor.getSnapshot().context.problems).toMatchObject([{ field: "usageLimit" }])
    expect(asked.map(([name]) => name)).toEqual(["byId"])
  })

  it("activates at once and ends after a question", async () => {
    const one = await opened("AGENCY", 5)
    one.actor.send({ type: "act.asked", act: "activate" })
    await one.done()
    expect(one.asked.at(-1)).toEqual(["activate", { params: { id: 5 } }])
    const other = await opened("ADMIN", 5)
    other.actor.send({ type: "act.asked", act: "end" })
    expect(editorStepOf(other.actor.getSnapshot())).toBe("confirming")
    other.actor.send({ type: "act.confirmed" })
    await other.done()
    expect(other.asked.at(-1)).toEqual(["end", { params: { id: 5 } }])
  })
})

const typed = promotionAnswers({ ...promotion, title: "Other" })

describeWalk(promotionEditorMachine("AGENCY", defaultTimeZone), {
  inputs: [{}, { id: 5 }, { id: 5, form: typed, thing: promotion }],
  events: [
    { type: "form.changed", changes: typed },
    { type: "form.changed", changes: { title: "" } },
    { type: "act.asked", act: "activate" },
    { type: "act.asked", act: "end" },
    ...editorEvents(now)
  ],
  answers: {
    load: [promotion, { ...promotion, title: "Changed", version: 3 }],
    save: [{}],
    act: [{}]
  }
})

describeWalk(promotionListMachine, {
  inputs: [{ filter: { statuses: [] } }],
  events: [
    { type: "search.typed", text: "july" },
    { type: "search.settled" },
    { type: "page.chosen", page: 1 },
    { type: "size.chosen", size: 10 },
    { type: "sort.chosen", sort: { by: "title", direction: "ascending" } },
    { type: "filter.chosen", filter: { statuses: ["ACTIVE"] } },
    { type: "reload.asked" }
  ],
  answers: {
    load: [
      { content: [], totalElements: 0 },
      { content: [promotion], totalElements: 60 },
      { content: [], totalElements: 5 }
    ]
  },
  failures: [away]
})

describeWalk(promotionLife.machine, {
  inputs: [
    { isOwn: true, expiryDate: promotion.expiryDate, now },
    { isOwn: false, now },
    { isOwn: true, expiryDate: now, now }
  ],
  events: [{ type: "promotion.updated" }, { type: "promotion.activated" }, { type: "promotion.ended" }],
  answers: {}
})

const vehicles = { content: [{ id: 1, name: "Ford" }], totalElements: 1 }
const none = { content: [], totalElements: 0 }

describeWalk(availableVehiclesMachine, {
  inputs: [{ request: { start: "2026-07-01", end: "2026-07-09" } }],
  events: [
    { type: "request.changed", request: { start: "2026-07-02", end: "2026-07-09" } },
    { type: "reload.asked" }
  ],
  answers: { load: [vehicles, none] }
})

describeWalk(filteredVehiclesMachine, {
  inputs: [{ request: { filter: {} } }],
  events: [{ type: "request.changed", request: { filter: { names: ["Ford"] } } }, { type: "reload.asked" }],
  answers: { load: [vehicles, none] }
})

describeWalk(fleetMachine, {
  inputs: [{ request: undefined }],
  events: [{ type: "reload.asked" }, { type: "request.changed", request: undefined }],
  answers: {
    load: [
      { vehicles: vehicles.content, locations: [] },
      { vehicles: [], locations: [] }
    ]
  }
})
