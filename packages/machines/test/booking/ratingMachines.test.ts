import { hireRatingLogic, hireRatingMachine, hirerRatingLogic, hirerRatingMachine } from "@crewfleet/machines"
import { makeClient } from "@crewfleet/sdk"
import { ratingForms } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"
import { createActor, toPromise } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { editorEvents } from "../editing/editorEvents.ts"

const now = "2026-11-27T10:00:00.000Z"
const hirer = {
  ...ratingForms.CLIENT.empty,
  PROFESSIONALISM: "4",
  TIMELINESS: "3",
  CLEANLINESS: "3",
  REPEAT: "4"
}
const hire = {
  ...ratingForms.VEHICLE.empty,
  ...{ CONDITION: "5", CLEANLINESS: "4", COMFORT: "4", PROCESS: "3", PROFESSIONALISM: "5" },
  comment: " Spotless "
}
const unused = ["loading", "failed", "learning", "meeting", "comparing", "confirming", "acting", "refreshing"]
const act = { type: "act.asked", act: "end" } as const

describeWalk(hirerRatingMachine, {
  settled: ["isNew"],
  inputs: [{}, { form: hirer }],
  events: [
    { type: "form.changed", changes: hirer },
    { type: "form.changed", changes: { REPEAT: "" } },
    act,
    ...editorEvents(now)
  ],
  answers: { load: [], save: [{ type: "CLIENT", rating: 3.5 }], act: [], upload: [] },
  unused
})

describeWalk(hireRatingMachine, {
  settled: ["isNew"],
  inputs: [{}, { form: hire }],
  events: [
    { type: "form.changed", changes: hire },
    { type: "form.changed", changes: { COMFORT: "" } },
    act,
    ...editorEvents(now)
  ],
  answers: { load: [], save: [{ type: "VEHICLE", rating: 4.2 }], act: [], upload: [] },
  unused
})

interface SentRating {
  readonly path: string
  readonly key: string | null
  readonly body: unknown
}

/** A client of which every call is written down and answered. */
const noting = (sent: Array<SentRating>) => async () =>
  makeClient({
    baseUrl: "https://service.example",
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname, search } = new URL(request.url)
      const key = request.headers.get("idempotency-key")
      sent.push({ path: `${pathname}${search}`, key, body: await request.json() })
      return Response.json({ type: "CLIENT", rating: 3.5 })
    }
  })

const save = { type: "save.asked", intent: "submit", now } as const

it("sends what an agency thought of a hirer, in the agency's name and under the key of the form", async () => {
  const sent: Array<SentRating> = []
  const logic = hirerRatingLogic(noting(sent), { bookingId: 12, agencyId: 7 })
  const actor = createActor(logic, { input: { form: hirer, key: "k-1" } }).start()
  actor.send(save)
  expect(await toPromise(actor)).toEqual({ changed: true })
  const body = { PROFESSIONALISM: 4, TIMELINESS: 3, CLEANLINESS: 3, REPEAT: 4, comment: null }
  expect(sent).toEqual([{ path: "/api/v1/vehicle-booking/12/rating?agencyId=7", key: "k-1", body }])
})

it("sends what a hirer thought of a hire, in nobody's name but the link's", async () => {
  const sent: Array<SentRating> = []
  const actor = createActor(hireRatingLogic(noting(sent), 12), { input: { form: hire, key: "k-2" } }).start()
  actor.send(save)
  await toPromise(actor)
  const stars = { CONDITION: 5, CLEANLINESS: 4, COMFORT: 4, PROCESS: 3, PROFESSIONALISM: 5 }
  const body = { ...stars, comment: "Spotless" }
  expect(sent).toEqual([{ path: "/api/v1/vehicle-booking/12/shared/rating", key: "k-2", body }])
})
