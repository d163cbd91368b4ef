import {
  crewJobMachine,
  objectionEditorLogic,
  objectionEditorMachine,
  openSeatsMachine,
  ownSeatsMachine,
  seatApplicationLogic,
  seatApplicationMachine,
  withdrawalEditorLogic,
  withdrawalEditorMachine
} from "@crewfleet/machines"
import { objectionForm, withdrawalForm } from "@crewfleet/sdk/rules"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { describe, expect, it, onTestFinished } from "vitest"
import { type AnyStateMachine, createActor, waitFor } from "xstate"
import { loggedJob, openSeat, ownSeat } from "../../../sdk/test/transport/someSeats.ts"
import { describeWalk } from "../describeWalk.ts"
import { editorEvents } from "../editing/editorEvents.ts"
import { listScript, loadingScript } from "../list/scripts.ts"
import { connect, scriptedService } from "../session/service.ts"

const now = "2026-11-20T10:00:00.000Z"
const service = scriptedService()

/** Worker 9, who applies for seats. */
const someone = () => {
  const actor = createActor(seatApplicationLogic(connect), { input: { workerId: 9 } })
  const told: Array<string> = []
  actor.on("notice", ({ notice }) => told.push(notice.text))
  actor.on("outdated", () => told.push("outdated"))
  actor.start()
  onTestFinished(() => void actor.stop())
  const press = (key: string, specId = 5) => actor.send({ type: "seat.chosen", specId, key })
  const settled = () => waitFor(actor, (state) => !state.hasTag("busy"))
  return { told, press, settled }
}

/** A service that takes applications, and the keys under which they came. */
const takingApplications = () => {
  const keys: Array<string | undefined> = []
  service.use(
    handlers.seat.apply(({ idempotencyKey }) => {
      keys.push(idempotencyKey)
      return ownSeat
    })
  )
  return keys
}

describe("whoever applies for a seat", () => {
  it("applies once with two presses", async () => {
    const keys = takingApplications()
    const { told, press, settled } = someone()
    press("k1")
    press("k2")
    await settled()
    expect(keys).toEqual(["k1"])
    expect(told).toEqual(["You have applied", "outdated"])
  })

  it("sends an application whose answer was lost as the same, and another one as another", async () => {
    const { told, press, settled } = someone()
    service.use(handlers.seat.apply(() => Response.error() as never))
    press("k1")
    await settled()
    expect(told).toEqual(["Network Connection Failure"])
    const keys = takingApplications()
    press("k2")
    await settled()
    press("k3")
    await settled()
    press("k4", 6)
    await settled()
    expect(keys).toEqual(["k1", "k3", "k4"])
  })

  it("reads that others were faster, and sees what is left", async () => {
    service.use(handlers.seat.apply(failing(409, "All seats are taken")))
    const { told, press, settled } = someone()
    press("k1")
    await settled()
    expect(told).toEqual(["All seats are taken", "outdated"])
  })
})

/** Somebody who opens an editor, types, and sends it. */
const sending = async (logic: AnyStateMachine, changes: object) => {
  const actor = createActor(logic, { input: {} })
  const told: Array<string> = []
  actor.on("notice", ({ notice }) => told.push(notice.text))
  actor.start()
  onTestFinished(() => void actor.stop())
  actor.send({ type: "form.changed", changes, key: "k1" })
  actor.send({ type: "save.asked", intent: "submit", now })
  await waitFor(actor, (state) => !state.hasTag("busy"))
  return told
}

const inHand = { workerId: 9, bookingId: 4, version: 2 }

describe("whoever has a place", () => {
  it("gives it back over the version that they saw, with a reason or without", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.seat.withdraw(({ params, payload }) => {
        asked.push([params.bookingId, payload])
        return ownSeat
      })
    )
    const logic = withdrawalEditorLogic(connect, inHand)
    expect(await sending(logic, { reason: "I am ill" })).toEqual(["You have withdrawn"])
    expect(await sending(logic, {})).toEqual(["You have withdrawn"])
    expect(asked).toEqual([
      ["4", { reason: "I am ill", version: 2 }],
      ["4", { version: 2 }]
    ])
  })

  it("objects to hours in their own words, and in no fewer", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.seat.objectTo(({ params, payload }) => {
        asked.push([params.bookingId, payload])
        return ownSeat
      })
    )
    const logic = objectionEditorLogic(connect, inHand)
    expect(await sending(logic, { body: " " })).toEqual([])
    expect(await sending(logic, { body: "I left at six" })).toEqual(["Your agency is told what is wrong"])
    expect(asked).toEqual([["4", { body: "I left at six" }]])
  })
})

describeWalk(
  openSeatsMachine,
  loadingScript({ workerId: 9 }, { workerId: 8 }, [[], [{ ...openSeat, pickupPostCode: undefined }]])
)
describeWalk(ownSeatsMachine, listScript({ workerId: 9 }, { workerId: 8 }, ownSeat))
describeWalk(crewJobMachine, {
  ...loadingScript({ workerId: 9, id: 7 }, { workerId: 9, id: 8 }, [loggedJob]),
  unused: ["empty"]
})

describeWalk(seatApplicationMachine, {
  inputs: [{ workerId: 9 }],
  events: [
    { type: "seat.chosen", specId: 5, key: "k1" },
    { type: "seat.chosen", specId: 6, key: "k2" }
  ],
  answers: { apply: [{}] }
})

/** What is only sent is never loaded, nor is there another version of it, nor anything else to do with it. */
const unused = [
  ...["loading", "failed", "learning", "meeting", "comparing"],
  ...["confirming", "acting", "refreshing"]
]

describeWalk(withdrawalEditorMachine, {
  settled: ["isNew"],
  inputs: [{}, { form: { reason: "I am ill" } }],
  events: [
    { type: "form.changed", changes: { reason: "I am ill" } },
    { type: "form.changed", changes: { reason: "x".repeat(501) } },
    { type: "form.changed", changes: withdrawalForm.empty },
    { type: "act.asked", act: "end" },
    ...editorEvents(now)
  ],
  answers: { load: [], save: [{}], act: [], upload: [] },
  unused
})

describeWalk(objectionEditorMachine, {
  settled: ["isNew"],
  inputs: [{}, { form: { body: "I left at six" } }],
  events: [
    { type: "form.changed", changes: { body: "I left at six" } },
    { type: "form.changed", changes: objectionForm.empty },
    { type: "act.asked", act: "end" },
    ...editorEvents(now)
  ],
  answers: { load: [], save: [{}], act: [], upload: [] },
  unused
})
