import { openedLogLogic, openedLogMachine } from "@crewfleet/machines"
import { expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"

it("shows what was read, and tells of what went wrong as a failure", async () => {
  const answers = [async () => ({ isKept: true }), () => Promise.reject(new TypeError("boom"))]
  let turn = 0
  const logic = openedLogLogic(({ jobId }) => (jobId === 31 && answers[turn++]?.()) || Promise.reject())
  const actor = createActor(logic, { input: { request: { jobId: 31 } } }).start()
  await waitFor(actor, (state) => state.matches("loaded"))
  expect(actor.getSnapshot().context.value).toEqual({ isKept: true })
  actor.send({ type: "reload.asked" })
  await waitFor(actor, (state) => state.matches("failed"))
  expect(actor.getSnapshot().context).toMatchObject({ value: { isKept: true }, failure: { _tag: "Defect" } })
  actor.stop()
})

describeWalk(openedLogMachine, {
  inputs: [{ request: { jobId: 31 } }],
  events: [{ type: "reload.asked" }, { type: "request.changed", request: { jobId: 32 } }],
  answers: { load: [{ isKept: true }, { isKept: false, closedBecause: "Somebody else keeps this log" }] },
  unused: ["empty"]
})
