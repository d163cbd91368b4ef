import { editorStateOf, returnChargesLogic, returnChargesMachine } from "@crewfleet/machines"
import type { ReturnCharges } from "@crewfleet/sdk"
import { makeClient } from "@crewfleet/sdk"
import { returnChargesForm } from "@crewfleet/sdk/rules"
import { handlers, setupServer } from "@crewfleet/sdk/testing"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { editorEvents } from "../editing/editorEvents.ts"

const now = "2026-11-27T10:00:00.000Z"
const fuel = { rowId: "fuel", description: "Fuel: 3/8 of the tank missing", amount: 36 }
const sheet: ReturnCharges = {
  ...{ id: 12, status: "COMPLETE", version: 4, currency: "GBP", returnedAt: now, unknown: [] },
  ...{ subTotal: 103, discount: 0, vatPercentage: 20, total: 123.6, paid: 0 },
  lines: [fuel],
  proposed: "fuel:3600",
  proposals: [{ key: "fuel", kind: "FUEL", basis: "Full at pick-up, 5/8 at return", photos: [] }]
}
const taken: ReturnCharges = {
  ...{ ...sheet, version: 5, total: 166.8 },
  lines: [{ ...fuel, decision: "TAKE" }]
}
const left: ReturnCharges = { ...sheet, version: 5, lines: [{ ...fuel, decision: "DROP" }] }

/** What a return brings to light is there: nobody makes a new one, and nothing else is done with it. */
describeWalk(returnChargesMachine, {
  inputs: [{}, { id: 12 }, { id: 12, form: returnChargesForm.read(taken), thing: sheet }],
  events: [
    { type: "form.changed", changes: { lines: returnChargesForm.read(taken).lines } },
    { type: "form.changed", changes: { lines: [] } },
    { type: "act.asked", act: "end" },
    ...editorEvents(now)
  ],
  answers: { load: [sheet, left], save: [taken], act: [], upload: [] },
  unused: ["confirming", "acting", "refreshing"]
})

const service = setupServer(handlers.charges.sheet(() => sheet))
beforeAll(() => service.listen({ onUnhandledFrame: "error" }))
afterEach(() => service.resetHandlers())
afterAll(() => service.close())

it("sends each decision with the version that was seen, and goes on with what the service answers", async () => {
  const sent: Array<unknown> = []
  service.use(
    handlers.charges.decide(({ payload, query }) => {
      sent.push({ ...payload, ...query })
      return taken
    })
  )
  const load = async () => makeClient({ baseUrl: "http://service.test", retries: 0 })
  const actor = createActor(returnChargesLogic(load, { agencyId: 7 }), { input: { id: 12 } }).start()
  await waitFor(actor, (state) => editorStateOf(state) === "resting")
  const save = { type: "save.asked", intent: "submit", now } as const
  actor.send(save)
  expect(actor.getSnapshot().context.problems).toMatchObject([{ field: "lines/fuel/decision" }])
  const { lines } = returnChargesForm.read(taken)
  actor.send({ type: "form.changed", changes: { lines, reason: " Agreed " } })
  actor.send(save)
  await waitFor(actor, (state) => state.context.thing?.version === 5)
  expect(sent).toEqual([
    {
      lines: [{ ...fuel, decision: "TAKE", takesOff: false }],
      ...{ reason: "Agreed", version: 4, proposed: "fuel:3600", agencyId: expect.anything() }
    }
  ])
  expect(actor.getSnapshot().context.form).toEqual(returnChargesForm.read(taken))
})
