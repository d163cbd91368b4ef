import { editorStateOf, newBookingLogic } from "@crewfleet/machines"
import { formatRecording, makeRecorder } from "@crewfleet/machines/recording"
import { defaultTimeZone, newBookingForm } from "@crewfleet/sdk/rules"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { connect, scriptedService } from "../session/service.ts"

const service = scriptedService()
const now = "2026-11-20T10:00:00.000Z"
const answers = {
  clientId: { id: "3", name: "Ada Hill" },
  vehicleId: { id: "9", name: "Ford Focus" },
  start: "2026-11-23T09:00:00.000Z",
  end: "2026-11-25T09:00:00.000Z",
  promoCode: " TENTH "
}
const typed = { type: "form.changed", changes: answers, key: "a-key" } as const

const openForm = () => {
  const actor = createActor(newBookingLogic(connect, defaultTimeZone), { input: {} }).start()
  const settled = () => waitFor(actor, (state) => !state.hasTag("busy"))
  return { actor, settled }
}

describe("newBookingMachine", () => {
  it("says what is missing, in the order of the fields, and sends nothing", () => {
    const { actor } = openForm()
    actor.send({ type: "save.asked", intent: "submit", now })
    expect(editorStateOf(actor.getSnapshot())).toBe("resting")
    expect(actor.getSnapshot().context.problems).toEqual([
      { field: "clientId", text: "Choose who hires the vehicle", kind: "missing" },
      { field: "vehicleId", text: "Choose a vehicle", kind: "missing" },
      { field: "start", text: "Enter when the hire starts", kind: "missing" },
      { field: "end", text: "Enter when the hire ends", kind: "missing" }
    ])
  })

  it.each([
    [
      "2026-11-20T09:30:00.000Z",
      "2026-11-21T09:30:00.000Z",
      [{ field: "start", text: "The start must be in the future" }]
    ],
    ["2026-11-20T09:50:00.000Z", "2026-11-21T09:30:00.000Z", []],
    [
      "2037-01-01T09:00:00.000Z",
      "2037-01-02T09:00:00.000Z",
      [{ field: "start", text: "The start must be within the next ten years" }]
    ],
    [
      "2026-11-23T09:00:00.000Z",
      "2026-11-23T09:00:00.000Z",
      [{ field: "end", text: "The end must be after the start" }]
    ],
    [
      "2026-11-23T09:00:00.000Z",
      "2027-11-24T09:00:00.000Z",
      [{ field: "end", text: "A hire can last 365 days at most" }]
    ]
  ])("checks the times from %s to %s", (start, end, problems) => {
    const { actor } = openForm()
    actor.send({ type: "form.changed", changes: { ...answers, start, end } })
    actor.send({ type: "save.asked", intent: "submit", now })
    expect(actor.getSnapshot().context.problems).toEqual(problems)
    expect(editorStateOf(actor.getSnapshot())).toBe(problems.length === 0 ? "sending" : "resting")
    actor.stop()
  })

  it("sends the instants, the code without its spaces, the price in sight and the key of this form", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.booking.create(({ payload, idempotencyKey }) => {
        asked.push(payload, idempotencyKey)
        return { id: 1 }
      })
    )
    const { actor, settled } = openForm()
    actor.send({
      type: "form.changed",
      changes: {
        ...answers,
        start: "2027-07-01T08:00:00.000Z",
        end: "2027-07-02T08:00:00.000Z",
        totalAmount: 111.6
      },
      key: "a-key"
    })
    actor.send({ type: "save.asked", intent: "submit", now })
    expect((await settled()).output).toEqual({ changed: true })
    expect(asked).toEqual([
      {
        clientId: 3,
        vehicleId: 9,
        start: "2027-07-01T08:00:00.000Z",
        end: "2027-07-02T08:00:00.000Z",
        source: "TELEPHONE",
        paymentMethod: "CARD",
        promoCode: "TENTH",
        totalAmount: 111.6
      },
      "a-key"
    ])
  })

  it("says at the vehicle that somebody else has booked it, and keeps every answer", async () => {
    const message = "This vehicle is already booked at that time."
    const overlaps = { message, violations: [{ field: "vehicleId", message }] }
    service.use(handlers.booking.create(() => Response.json(overlaps, { status: 409 })))
    const { actor, settled } = openForm()
    actor.send(typed)
    actor.send({ type: "save.asked", intent: "submit", now })
    const state = await settled()
    const { context } = state
    expect(editorStateOf(state)).toBe("resting")
    expect(context.problems).toEqual([{ field: "vehicleId", text: message }])
    expect(context.form).toEqual({ ...newBookingForm.empty, ...answers })
  })

  it("says no other conflict at the vehicle, which another vehicle would not mend", async () => {
    const message = "The agency has yet to choose its base currency."
    service.use(handlers.booking.create(failing(409, message)))
    const { actor, settled } = openForm()
    const heard: Array<string> = []
    actor.on("notice", ({ notice }) => heard.push(notice.text))
    actor.send(typed)
    actor.send({ type: "save.asked", intent: "submit", now })
    expect((await settled()).context.problems).toEqual([])
    expect(heard).toEqual([message])
  })

  it("keeps every answer when nothing answers", async () => {
    service.use(handlers.booking.create(failing(500)))
    const { actor, settled } = openForm()
    actor.send(typed)
    actor.send({ type: "save.asked", intent: "submit", now })
    const state = await settled()
    const { form, key } = state.context
    expect([editorStateOf(state), form.vehicleId.id, key]).toEqual(["resting", "9", "a-key"])
  })
})

describe("the recording of a new booking", () => {
  it("masks whose it is, and keeps what is booked", () => {
    const recorder = makeRecorder()
    const actor = createActor(newBookingLogic(connect, defaultTimeZone), {
      input: {},
      inspect: recorder.inspect
    }).start()
    actor.send({ type: "form.changed", changes: { ...answers, start: "" } })
    actor.send({ type: "save.asked", intent: "submit", now })
    const text = formatRecording(recorder.recording())
    expect(text).not.toMatch(/Ada|Hill/)
    expect(text).toContain(answers.end)
  })
})
