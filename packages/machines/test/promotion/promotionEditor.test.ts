import { editorStateOf, promotionEditorLogic, promotionEditorMachine } from "@crewfleet/machines"
import { defaultTimeZone, filterLimits, promotionForm } from "@crewfleet/sdk/rules"
import { describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { editorEvents } from "../editing/editorEvents.ts"
import { now, promotion, someService } from "./somePromotion.ts"

describe("promotionEditorLogic", () => {
  const opened = async (userType: "ADMIN" | "AGENCY", id?: number, kept = promotion) => {
    const { asked, keys, load } = someService(kept)
    const viewer = userType === "AGENCY" ? { userType, agencyId: 7 } : { userType }
    const actor = createActor(promotionEditorLogic(load, viewer, defaultTimeZone), { input: { id } }).start()
    await waitFor(actor, (state) => state.matches("open"))
    const done = async () => (await waitFor(actor, (state) => state.status === "done")).output
    return { actor, asked, keys, done }
  }

  it("creates with the agency in the body and in the filter", async () => {
    const { actor, asked, done } = await opened("AGENCY")
    actor.send({ type: "form.changed", changes: promotionForm.read(promotion) })
    actor.send({ type: "save.asked", intent: "submit", now })
    expect(await done()).toEqual({ changed: true })
    expect(asked).toMatchObject([
      ["create", { payload: { agency: { id: 7 }, vehicleFilter: { agencyId: 7, names: ["Ford"] } } }]
    ])
  })

  it("sends the key of the form, so that the same sent twice makes one", async () => {
    const { actor, keys, done } = await opened("AGENCY")
    actor.send({ type: "form.changed", changes: promotionForm.read(promotion), key: "a key" })
    actor.send({ type: "save.asked", intent: "submit", now })
    await done()
    expect(keys).toEqual(["a key"])
  })

  it("updates with the version that was edited and the vehicles that it had", async () => {
    const { actor, asked, done } = await opened("AGENCY", 5)
    const { vehicleFilter } = promotionForm.read(promotion)
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
    const answers = promotionForm.read({ ...promotion, vehicleFilter: { vehicleIds } })
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
    expect(editorStateOf(other.actor.getSnapshot())).toBe("confirming")
    other.actor.send({ type: "act.confirmed" })
    await other.done()
    expect(other.asked.at(-1)).toEqual(["end", { params: { id: 5 } }])
  })
})

const typed = promotionForm.read({ ...promotion, title: "Other" })

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
    act: [{}],
    upload: []
  }
})
