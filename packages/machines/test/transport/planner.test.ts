import { plannerLogic, plannerMachine } from "@crewfleet/machines"
import type { TransportJob } from "@crewfleet/sdk"
import { crewHoursOf, plannerForm } from "@crewfleet/sdk/rules"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { describe, expect, it, onTestFinished } from "vitest"
import { createActor, waitFor } from "xstate"
import { entry, loggedJob } from "../../../sdk/test/transport/someSeats.ts"
import { describeWalk } from "../describeWalk.ts"
import { editorEvents, toldApart } from "../editing/editorEvents.ts"
import { connect, scriptedService } from "../session/service.ts"

const now = "2026-12-01T10:00:00.000Z"
const service = scriptedService()
const told = crewHoursOf(loggedJob)
const { times } = plannerForm.read(told)
type Changes = Partial<Omit<(typeof times)[number], "rowId">>
const withRow = (bookingId: number, changes: Changes) => ({
  times: times.map((row) => (row.rowId === `booking-${bookingId}` ? { ...row, ...changes } : row))
})
const whole = { start: entry.start, end: "2026-07-01T15:45:00.000Z", breakTime: "30" }

/** The same job once other hours of the first of its crew are entered. */
const corrected: TransportJob = {
  ...loggedJob,
  transportWorkerSpecList: loggedJob.transportWorkerSpecList.map((spec) => ({
    ...spec,
    bookings: spec.bookings.map((booking) =>
      booking.id === 1
        ? { ...booking, times: [{ ...entry, id: 2, end: whole.end, reason: "A slip" }, entry] }
        : booking
    )
  }))
}

/** Somebody who opens the planner of job 7. */
const planning = async () => {
  const asked: Array<unknown> = []
  service.use(
    handlers.transport.byId(() => loggedJob),
    handlers.transport.saveTimes(({ params, payload }) => {
      asked.push([params.id, payload])
      return corrected
    })
  )
  const actor = createActor(plannerLogic(connect), { input: { id: 7 } })
  const said: Array<string> = []
  actor.on("notice", ({ notice }) => said.push(notice.text))
  actor.start()
  onTestFinished(() => void actor.stop())
  await waitFor(actor, (state) => state.matches("open"))
  const complete = async (changes: object) => {
    actor.send({ type: "form.changed", changes, key: "k1" })
    actor.send({ type: "save.asked", intent: "submit", now })
    await waitFor(actor, (state) => !state.hasTag("busy"))
  }
  return { actor, asked, said, complete }
}

describe("the Job Planner", () => {
  it("sends what was entered alone, and goes on with what the service has", async () => {
    const { actor, asked, said, complete } = await planning()
    await complete(withRow(1, { end: whole.end, reason: " A slip " }))
    expect(asked).toEqual([
      [
        "7",
        {
          id: 7,
          times: [
            { bookingId: 1, version: 4, start: entry.start, end: whole.end, breakTime: 30, reason: "A slip" }
          ]
        }
      ]
    ])
    expect(said).toEqual(["Shift times updated"])
    const { thing, form } = actor.getSnapshot().context
    expect(thing?.crew[0]?.times.map(({ end }) => end)).toEqual([whole.end, entry.end])
    expect(form.times[0]).toMatchObject({ end: whole.end, reason: "" })
  })

  it("asks about what is odd, and sends it once somebody says that it is right", async () => {
    const { actor, asked, complete } = await planning()
    await complete(withRow(2, { ...whole, end: "2026-07-01T19:00:00.000Z", breakTime: "" }))
    expect(actor.getSnapshot().context.unconfirmed.map(({ text }) => text)).toEqual([
      "Grace Lee: The end is 2 h 30 min later than planned.",
      expect.stringContaining("Grace Lee: There was no break in 10 h 30 min")
    ])
    expect(asked).toEqual([])
    actor.send({ type: "confirmation.passed" })
    await waitFor(actor, (state) => !state.hasTag("busy"))
    expect(asked).toMatchObject([["7", { times: [{ bookingId: 2, breakTime: 0 }] }]])
  })

  it("shows what the service finds wrong at the worker whom it is about", async () => {
    const { actor, complete } = await planning()
    const message = "The end has not come yet"
    service.use(
      handlers.transport.saveTimes(
        () =>
          Response.json(
            { message, violations: [{ field: "times.0.end", message }] },
            { status: 400 }
          ) as never
      )
    )
    await complete(withRow(2, whole))
    expect(actor.getSnapshot().context.problems).toEqual([{ field: "times/booking-2/end", text: message }])
  })

  it("shows both versions where somebody else has entered hours of the same worker meanwhile", async () => {
    const { actor, complete } = await planning()
    service.use(
      handlers.transport.saveTimes(failing(409)),
      handlers.transport.byId(() => corrected)
    )
    await complete(withRow(1, { start: "2026-07-01T07:00:00.000Z", reason: "A slip" }))
    const { theirs, form } = actor.getSnapshot().context
    expect(theirs?.crew[0]?.times).toHaveLength(2)
    expect(form.times[0]?.start).toBe("2026-07-01T07:00:00.000Z")
  })

  it("keeps what was typed where it could not be sent, and says why", async () => {
    const { actor, said, complete } = await planning()
    service.use(handlers.transport.saveTimes(failing(500)))
    await complete(withRow(2, whole))
    expect(said).toEqual(["Internal server error, please try later"])
    expect(actor.getSnapshot().context.form.times[1]).toMatchObject(whole)
  })
})

/** What somebody else has entered in the very words that are typed here. */
const alike = { ...told, times: plannerForm.write(withRow(2, whole)).times ?? [] }

describeWalk(plannerMachine, {
  inputs: [{}, { id: 7 }, { id: 7, form: withRow(2, whole), thing: told }],
  events: [
    { type: "form.changed", changes: withRow(2, whole) },
    { type: "form.changed", changes: withRow(2, { ...whole, breakTime: "" }) },
    { type: "act.asked", act: "end" },
    ...editorEvents(now)
  ],
  answers: {
    load: [told, crewHoursOf(corrected), alike as typeof told],
    save: [crewHoursOf(corrected)],
    act: [],
    upload: []
  },
  onlyFailures: toldApart,
  // There are no hours without a job, so that nothing new is ever made.
  unused: ["changed", "confirming", "acting", "refreshing"]
})
