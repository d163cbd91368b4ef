import { locationEditorLogic, vehicleLocationsLogic, vehicleLocationsMachine } from "@crewfleet/machines"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { connect, scriptedService } from "../session/service.ts"
import { now, rests } from "./rests.ts"

const service = scriptedService()

const airport = { id: 4, name: "Airport", city: "Leeds", country: "United Kingdom", version: 2 }
const renamed = { ...airport, name: "Terminal 1", version: 3 }

describe("places", () => {
  it("are offered all together, and a new one ends its form", async () => {
    service.use(
      handlers.vehicle.locations(() => ({ content: [airport], totalElements: 1 })),
      handlers.vehicle.addLocation(() => airport)
    )
    const list = createActor(vehicleLocationsLogic(connect), { input: { request: {} } }).start()
    expect((await rests(list)).context.value?.content).toEqual([airport])
    const editor = createActor(locationEditorLogic(connect), { input: {} }).start()
    editor.send({ type: "form.changed", changes: { name: "Airport", city: "Leeds" } })
    editor.send({ type: "save.asked", intent: "submit", now })
    expect((await rests(editor)).output).toEqual({ changed: true, thing: airport })
  })

  it("are saved as the version that was edited, which ends their form as well", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.vehicle.locationById(() => airport),
      handlers.vehicle.updateLocation(({ payload }) => {
        asked.push(payload)
        return renamed
      })
    )
    const editor = createActor(locationEditorLogic(connect), { input: { id: 4 } }).start()
    await rests(editor)
    editor.send({ type: "form.changed", changes: { name: "Terminal 1" } })
    editor.send({ type: "save.asked", intent: "submit", now })
    expect((await rests(editor)).output).toEqual({ changed: true, thing: renamed })
    expect(asked).toMatchObject([{ name: "Terminal 1", version: 2 }])
  })

  it("are shown in both versions to whoever was slower", async () => {
    service.use(
      handlers.vehicle.locationById(() => airport),
      handlers.vehicle.updateLocation(failing(409))
    )
    const editor = createActor(locationEditorLogic(connect), { input: { id: 4 } }).start()
    await rests(editor)
    service.use(handlers.vehicle.locationById(() => renamed))
    editor.send({ type: "form.changed", changes: { name: "Terminal" } })
    editor.send({ type: "save.asked", intent: "submit", now })
    expect(await rests(editor)).toMatchObject({
      value: { open: { saving: "comparing" } },
      context: { form: { name: "Terminal" }, theirs: renamed }
    })
  })
})

describeWalk(vehicleLocationsMachine, {
  inputs: [{ request: {} }],
  events: [{ type: "reload.asked" }, { type: "request.changed", request: {} }],
  answers: {
    load: [
      { content: [], totalElements: 0 },
      { content: [{ id: 3 }], totalElements: 1 }
    ]
  }
})
