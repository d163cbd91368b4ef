import {
  type BlobStore,
  editorStateOf,
  type FileReference,
  vehicleEditorLogic,
  vehicleEditorMachine,
  vehicleReviewLogic,
  vehiclesLogic,
  vehiclesMachine
} from "@crewfleet/machines"
import { vehicleForm } from "@crewfleet/sdk/rules"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { afterEach, describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { editorEvents } from "../editing/editorEvents.ts"
import { listScript } from "../list/scripts.ts"
import { connect, scriptedService } from "../session/service.ts"
import { uploadEnds } from "../upload/uploadScript.ts"
import { away, ford, picture, refused } from "./ford.ts"
import { now, rests } from "./rests.ts"

const service = scriptedService()

const form = { ...vehicleForm.read(ford), color: "Green" }
const blobs: BlobStore = {
  read: async () => new Blob(["png"], { type: "image/png" }),
  shrink: async (image) => image,
  assemble: async ([first]) => first as FileReference
}
const unfit = refused(415, undefined, [{ field: "file", message: "It will not do" }])
const chosen = { rowId: "r1", photo: picture }
const withPhoto = { ...form, photoIds: [chosen] }
/** What was asked of the service, in order. */
const asked: Array<unknown> = []
afterEach(() => asked.splice(0))

describe("vehicleEditorLogic", () => {
  it("adds a vehicle and ends with it", async () => {
    service.use(
      handlers.vehicle.create((request) => {
        asked.push(request.payload)
        return { ...ford, id: 12, status: "DRAFT" }
      })
    )
    const actor = createActor(vehicleEditorLogic(connect, blobs), { input: { form } }).start()
    actor.send({ type: "save.asked", intent: "submit", now })
    expect(await rests(actor)).toMatchObject({ output: { changed: true, thing: { id: 12 } } })
    expect(asked).toMatchObject([{ color: "Green", location: { id: 3 } }])
    expect(asked[0]).not.toHaveProperty("version")
  })

  it("uploads photos while a vehicle is described, and names them when it is added", async () => {
    service.use(
      handlers.vehicle.uploadPhoto(() => ({ id: "p1", url: "/files/p1" })),
      handlers.vehicle.create((request) => {
        asked.push(request.payload)
        return { ...ford, id: 12, status: "DRAFT" }
      })
    )
    const actor = createActor(vehicleEditorLogic(connect, blobs), {
      input: { form: withPhoto }
    }).start()
    actor.send({ type: "save.asked", intent: "submit", now })
    expect(actor.getSnapshot().context.problems).toEqual([
      { field: "photoIds", text: "Photos are still being uploaded. Wait until they are, or remove them" }
    ])
    await waitFor(actor, ({ context }) => context.form.photoIds[0]?.photo?.id === "p1")
    expect(actor.getSnapshot().context.problems).toEqual([])
    actor.send({ type: "save.asked", intent: "submit", now })
    expect(await rests(actor)).toMatchObject({ context: { form: { photoIds: [] } } })
    expect(asked).toMatchObject([{ photoIds: ["p1"] }])
  })

  it("says beside a photo why the service will not have it, and can add the vehicle without", async () => {
    const violations = [{ field: "file", message: "The selected file is damaged. Choose another one" }]
    service.use(
      handlers.vehicle.uploadPhoto(failing(400, violations)),
      handlers.vehicle.create((request) => {
        asked.push(request.payload)
        return { ...ford, id: 12, status: "DRAFT" }
      })
    )
    const actor = createActor(vehicleEditorLogic(connect, blobs), {
      input: { form: withPhoto }
    }).start()
    const { context } = await waitFor(actor, ({ context }) => context.problems.length > 0)
    expect(context.form.photoIds[0]?.photo?.refused).toBe(violations[0]?.message)
    actor.send({ type: "form.changed", changes: { photoIds: [] } })
    actor.send({ type: "save.asked", intent: "submit", now })
    expect(await rests(actor)).toMatchObject({ context: { thing: { id: 12 } } })
    expect(asked).toMatchObject([{ photoIds: null }])
  })

  it("sends the version that was edited, and leads the vehicle along its life", async () => {
    service.use(
      handlers.vehicle.byId(() => ({ ...ford, status: "ACTIVE" })),
      handlers.vehicle.update((request) => {
        asked.push(request.payload)
        return { ...ford, color: "Green", status: "ACTIVE", version: 5 }
      }),
      handlers.vehicle.withdraw((request) => {
        asked.push(request.payload)
        return { ...ford, color: "Green", status: "INACTIVE", version: 6 }
      })
    )
    const actor = createActor(vehicleEditorLogic(connect, blobs), { input: { id: 7 } }).start()
    await rests(actor)
    actor.send({ type: "form.changed", changes: { color: "Green" } })
    actor.send({ type: "save.asked", intent: "submit", now })
    await rests(actor)
    actor.send({ type: "act.asked", act: "withdraw" })
    expect(editorStateOf(actor.getSnapshot())).toBe("confirming")
    actor.send({ type: "act.confirmed" })
    const state = await rests(actor)
    expect(state.context.thing).toMatchObject({ status: "INACTIVE", version: 6 })
    expect(asked).toMatchObject([{ version: 4, color: "Green" }, { version: 5 }])
  })

  it("shows what the service found wrong at the question that asks for it", async () => {
    const violations = [
      { field: "vehicleRates.SAT", message: "Too dear" },
      { field: "status", message: "Add at least one photo" }
    ]
    service.use(handlers.vehicle.create(failing(400, violations)))
    const actor = createActor(vehicleEditorLogic(connect, blobs), { input: { form } }).start()
    actor.send({ type: "save.asked", intent: "submit", now })
    expect((await rests(actor)).context.problems).toEqual([
      { field: "vehicleRates/SAT", text: "Too dear" },
      { field: "status", text: "Add at least one photo" }
    ])
  })
})

describe("the lists of vehicles", () => {
  it("asks for a status and for the oldest first", async () => {
    service.use(
      handlers.vehicle.list((request) => {
        asked.push(request.query)
        return { content: [ford], totalElements: 1 }
      })
    )
    const filter = { status: "AWAITING_APPROVAL", oldestFirst: true }
    const actor = createActor(vehiclesLogic(connect), { input: { filter } }).start()
    expect((await rests(actor)).context.answer?.content).toHaveLength(1)
    expect(asked).toMatchObject([{ statuses: "AWAITING_APPROVAL", direction: "ASC", page: "0", size: "25" }])
  })

  it("finds the next to look at, which is never the one that was decided on", async () => {
    service.use(
      handlers.vehicle.byId(() => ford),
      handlers.vehicle.approve(() => ({ ...ford, status: "ACTIVE" })),
      handlers.vehicle.list(() => ({ content: [ford, { ...ford, id: 9 }], totalElements: 2 }))
    )
    const actor = createActor(vehicleReviewLogic(connect), { input: { id: 7 } }).start()
    await rests(actor)
    actor.send({ type: "approval.chosen" })
    expect((await rests(actor)).context.next).toBe(9)
  })
})

describeWalk(vehicleEditorMachine, {
  inputs: [
    {},
    { id: 7 },
    { id: 7, form, thing: ford },
    { form: withPhoto },
    { id: 7, form: withPhoto, thing: ford }
  ],
  events: [
    { type: "form.changed", changes: form },
    { type: "form.changed", changes: {} },
    { type: "upload.interrupted", id: "x9", failure: unfit },
    { type: "upload.interrupted", id: "x9", failure: away },
    { type: "act.asked", act: "submit" },
    { type: "act.asked", act: "withdraw" },
    ...editorEvents(now)
  ],
  answers: {
    load: [ford, { ...ford, color: "Red", version: 5 }],
    save: [ford],
    act: [ford],
    upload: uploadEnds({ files: [picture], shrunk: [picture] }, { id: "p1" }).slice(0, 2)
  }
})

describeWalk(vehiclesMachine, listScript({}, { status: "DRAFT" }, ford))
