import { deliveryLogic, deliveryStatus, isAt } from "@crewfleet/machines"
import { type Failure, makeClient, RequestFailed } from "@crewfleet/sdk"
import { uuid } from "@crewfleet/sdk/testing"
import { expect, it, onTestFinished } from "vitest"
import { createActor, SimulatedClock, waitFor } from "xstate"
import { type NoteDelivery, noteDraft, noteOptions, noteWords, record } from "./note.ts"

const message = "Hours cannot be entered before the journey begins."
const conflict: Failure = { _tag: "Refused", status: 409, message, violations: [] }

it("waits where nothing else is there to choose, says why, and tries again less and less often", async () => {
  const clock = new SimulatedClock()
  let sent = 0
  const logic = deliveryLogic<NoteDelivery>(
    { ...noteOptions, isShared: true },
    async () => makeClient({ baseUrl: "http://service.test" }),
    {
      read: async () => ({
        draft: { ...noteDraft, id: uuid(50), known: [uuid(50)], asked: true },
        facts: {}
      }),
      keep: async () => {},
      forget: async () => {},
      attachment: async () => undefined
    },
    {
      lookUp: async () => ({ received: undefined, facts: {} }),
      send: () => {
        sent += 1
        return Promise.reject(new RequestFailed(conflict))
      }
    }
  )
  const actor = createActor(logic, { input: record, clock })
  onTestFinished(() => void actor.stop())
  actor.start()
  const waits = () => waitFor(actor, (snapshot) => isAt(snapshot, "waiting"))
  expect(deliveryStatus(await waits(), { ...noteWords, sending: "sendLog" }, String)).toMatchObject({
    fact: "On this device, waiting to be sent",
    advice: [message]
  })
  for (const pause of [2_000, 5_000, 15_000, 30_000]) {
    const before = sent
    clock.increment(pause - 1)
    expect(sent).toBe(before)
    clock.increment(1)
    await waits()
    expect(sent).toBe(before + 1)
  }
})
