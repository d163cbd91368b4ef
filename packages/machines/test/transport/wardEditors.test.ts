import {
  cancellationLogic,
  cancellationMachine,
  mayCancelRequest,
  mayChangeRequest,
  transportChangeLogic,
  transportChangeMachine,
  transportMessageEditor,
  wardMessageLogic,
  whyNoChange
} from "@crewfleet/machines"
import { endingByWard } from "@crewfleet/machines/life"
import { transportChangeForm } from "@crewfleet/sdk/rules"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { describe, expect, it } from "vitest"
import { waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { editorEvents, toldApart } from "../editing/editorEvents.ts"
import { connect, scriptedService } from "../session/service.ts"
import { complete, job, now } from "./someRequests.ts"
import { saves, started } from "./startedWard.ts"

const service = scriptedService()

const moved = { destination: "Oak House", reason: " The bed was lost " }

describe("what a ward does with its request", () => {
  it("changes it over the version that was seen", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.transportRequest.byId(() => job),
      handlers.transportRequest.change(({ params, payload }) => {
        asked.push({ params, payload })
        return { ...job, version: 3 }
      })
    )
    const { said } = await saves(transportChangeLogic(connect), moved, 31)
    expect(asked).toMatchObject([{ params: { id: "31" }, payload: { destination: "Oak House", version: 2 } }])
    expect(said()).toEqual(["Request changed"])
  })

  it("asks why once an agency has accepted, and sends the reason", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.transportRequest.byId(() => ({ ...job, transportStatus: "ACCEPTED" })),
      handlers.transportRequest.change(({ payload }) => {
        asked.push(payload)
        return { ...job, transportStatus: "ACCEPTED", version: 3 }
      })
    )
    const none = await saves(transportChangeLogic(connect), { destination: "Oak House" }, 31)
    expect(none.state.context.problems).toMatchObject([
      { field: "reason", text: "Enter the reason for the change" }
    ])
    const { said } = await saves(transportChangeLogic(connect), moved, 31)
    expect(asked).toMatchObject([{ destination: "Oak House", reason: "The bed was lost" }])
    expect(said()).toEqual(["Request changed"])
  })

  it("compares both versions where somebody else was faster, and loses nothing", async () => {
    service.use(
      handlers.transportRequest.byId(() => job),
      handlers.transportRequest.change(failing(409))
    )
    const { actor } = started(transportChangeLogic(connect), { id: 31 })
    await waitFor(actor, (state) => state.matches("open"))
    actor.send({ type: "form.changed", changes: moved })
    service.use(handlers.transportRequest.byId(() => ({ ...job, version: 3, destination: "Elm House" })))
    actor.send({ type: "save.asked", intent: "submit", now })
    const met = await waitFor(actor, (state) => state.matches({ open: { saving: "comparing" } }))
    expect(met.context).toMatchObject({
      form: { destination: "Oak House" },
      theirs: { destination: "Elm House" }
    })
  })

  it("cancels it with a reason, which is asked for", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.transportRequest.cancel(({ payload }) => {
        asked.push(payload)
        return { ...job, transportStatus: "CANCELLED" }
      })
    )
    const none = await saves(cancellationLogic(connect, job), { reason: " " })
    expect(none.state.context.problems).toMatchObject([{ field: "reason", text: "Enter the reason" }])
    const { said } = await saves(cancellationLogic(connect, job), { reason: "The bed was lost" })
    expect(asked).toEqual([{ reason: "The bed was lost", version: 2 }])
    expect(said()).toEqual(["Job cancelled"])
  })

  it("says in the service's words why it cannot be cancelled", async () => {
    service.use(handlers.transportRequest.cancel(failing(409, "The journey is over")))
    const { said } = await saves(cancellationLogic(connect, job), { reason: "The bed was lost" })
    expect(said()).toEqual(["The journey is over"])
  })

  it("writes to the agency", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.transportRequest.addMessage(({ payload }) => {
        asked.push(payload)
        return { id: 1, side: "WARD", at: now, body: "Use the back door" }
      })
    )
    const { said } = await saves(wardMessageLogic(connect, { id: 31 }), { body: "Use the back door" })
    expect(asked).toEqual([{ body: "Use the back door" }])
    expect(said()).toEqual(["Message sent"])
  })

  it("may change or cancel it until the journey is over", () => {
    const open = ["NEW", "ACCEPTED", "AUTHORIZED", "COMMITTED", "IN_PROGRESS"]
    expect(open.every(mayChangeRequest) && open.every(mayCancelRequest)).toBe(true)
    expect(open.map(endingByWard)).toEqual([
      ...Array(3).fill("job.cancelled"),
      ...Array(2).fill("job.aborted")
    ])
    const over = ["LOGGED", "CLOSED", "DECLINED", "CANCELLED", "ABORTED", "EXPIRED", "DREAMT"]
    expect(over.some(mayChangeRequest) || over.some(mayCancelRequest)).toBe(false)
  })
})

describe("what a ward has changed", () => {
  const elsewhere = { ...complete, destination: "Oak House" }
  const calmer = { ...complete, mentalHealthStatus: "Very calm" }

  it("can be saved until the crew is sent, and after that where it leaves time, places and crew", () => {
    expect(whyNoChange("ACCEPTED", complete, elsewhere)).toBeUndefined()
    expect(whyNoChange("AUTHORIZED", complete, elsewhere)).toBeUndefined()
    expect(whyNoChange("COMMITTED", complete, calmer)).toBeUndefined()
    expect(whyNoChange("COMMITTED", complete, elsewhere)).toBe(
      "The crew was sent already: tell the agency by telephone what has to change"
    )
  })
})

const acting = ["confirming", "acting", "refreshing", "catchingUp", "uploading"]
const loading = ["loading", "failed", "learning", "meeting", "comparing"]
const noAct = { type: "act.asked", act: "none" } as const
/** What a rule says of masked answers is another thing, so these stay incomplete, and are saved as they are. */
const begun = { ...job, patientName: undefined }
const changed = { ...begun, version: 3, destination: "Oak House" }

describeWalk(transportChangeMachine, {
  inputs: [
    {},
    { id: 31 },
    { id: 31, form: transportChangeForm.read({ ...begun, destination: "Elm House" }), thing: begun }
  ],
  events: [
    { type: "form.changed", changes: { destination: "Oak House" } },
    { type: "form.changed", changes: { destination: "" } },
    { type: "save.asked", intent: "save", now },
    noAct,
    ...editorEvents(now)
  ],
  answers: { load: [begun, changed], save: [changed], act: [], upload: [] },
  onlyFailures: toldApart,
  unused: [...acting, "confirmingAnswers"]
})
describeWalk(cancellationMachine, {
  settled: ["isNew"],
  inputs: [{}, { form: { reason: "The bed was lost" } }],
  events: [
    { type: "form.changed", changes: { reason: "The ward is full" } },
    { type: "form.changed", changes: { reason: "" } },
    noAct,
    ...editorEvents(now)
  ],
  answers: { load: [], save: [{}], act: [], upload: [] },
  unused: [...loading, ...acting, "confirmingAnswers"]
})
describeWalk(transportMessageEditor, {
  settled: ["isNew"],
  inputs: [{}, { form: { body: "The back door is locked" } }],
  events: [
    { type: "form.changed", changes: { body: "Please ring" } },
    { type: "form.changed", changes: { body: "" } },
    noAct,
    ...editorEvents(now)
  ],
  answers: { load: [], save: [{}], act: [], upload: [] },
  unused: [...loading, ...acting, "confirmingAnswers"]
})
