import {
  bookingSummaryMachine,
  dashboardMachine,
  graphMachine,
  overviewMachine,
  profileWizardMachine,
  upcomingBookingsMachine,
  vehicleSummaryMachine
} from "@crewfleet/machines"
import { formatRecording, makeRecorder } from "@crewfleet/machines/recording"
import type { ListedBooking, Page } from "@crewfleet/sdk"
import { describe, expect, it } from "vitest"
import { createActor, fromPromise, SimulatedClock } from "xstate"
import { logoFile } from "../../src/agency/logoFile.ts"
import { contact, everything, makeService, someone } from "../agency/someone.ts"
import { replayed, settled, silent } from "./recordings.ts"

/** An admin's dashboard, of which only the upcoming bookings answer; somebody searches them. */
const searching = async (record: "from its start" | "once it runs") => {
  const page: Page<ListedBooking> = {
    content: [{ id: 1, firstname: "Grace", surname: "Hartley", email: "grace@hartley.example" }],
    totalElements: 31
  }
  const recorder = makeRecorder()
  const clock = new SimulatedClock()
  const actor = createActor(
    dashboardMachine.provide({
      actors: {
        overview: overviewMachine.provide({ actors: { load: silent() } }),
        graph: graphMachine.provide({ actors: { load: silent() } }),
        bookingSummary: bookingSummaryMachine.provide({ actors: { load: silent() } }),
        vehicleSummary: vehicleSummaryMachine.provide({ actors: { load: silent() } }),
        upcomingBookings: upcomingBookingsMachine.provide({ actors: { load: fromPromise(async () => page) } })
      }
    }),
    { input: { userType: "ADMIN" }, clock, ...(record === "from its start" && { inspect: recorder.inspect }) }
  ).start()
  await settled()
  if (record === "once it runs") recorder.join(actor)
  actor.getSnapshot().children.upcomingBookings?.send({ type: "search.typed", text: "grace hartley" })
  clock.increment(400)
  await settled()
  actor.stop()
  return recorder.recording()
}

describe("makeRecorder, on machines that start others", () => {
  const machines = [
    dashboardMachine,
    overviewMachine,
    graphMachine,
    bookingSummaryMachine,
    vehicleSummaryMachine,
    upcomingBookingsMachine
  ]

  it("notes each under the way that leads to it, what ports answered and what timers did", async () => {
    const { steps } = await searching("from its start")
    expect(steps.map(({ actor }) => actor).slice(0, 3)).toEqual([
      "dashboard",
      "dashboard/overview",
      "dashboard/graph"
    ])
    const heard = steps.flatMap((step) =>
      step._tag === "Heard" && step.actor === "dashboard/upcomingBookings" ? [step.event.type] : []
    )
    expect(heard).toEqual([
      "xstate.done.actor.load",
      "search.typed",
      "search.settled",
      "xstate.done.actor.load"
    ])
  })

  it.each(["from its start", "once it runs"] as const)("replays what was recorded %s", async (record) => {
    const recording = await searching(record)
    const file = formatRecording(recording)
    expect(file.toLowerCase()).not.toMatch(/grace|hartley/)
    const { partings, steps } = replayed(recording, ...machines)
    expect(partings).toEqual([])
    expect(steps.at(-1)).toEqual({ actor: "dashboard/upcomingBookings", state: "loaded" })
  })
})

describe("makeRecorder, on a machine that was stored", () => {
  it("notes where it goes on from, and replays from there", async () => {
    const before = someone()
    await before.does(...everything.slice(0, -1))
    const stored = JSON.parse(JSON.stringify(before.actor.getPersistedSnapshot()))
    const recorder = makeRecorder()
    const later = someone(makeService(), stored, recorder.inspect)
    await later.does(...everything.slice(-1))
    const recording = recorder.recording()
    expect(recording.steps[0]).toMatchObject({ _tag: "Started", state: { logo: "waiting" } })
    expect(formatRecording(recording)).not.toContain(contact.address.street)
    expect(replayed(recording, profileWizardMachine, logoFile).partings).toEqual([])
  })
})
