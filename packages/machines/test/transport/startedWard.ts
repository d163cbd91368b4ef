import type { Notice } from "@crewfleet/sdk"
import { onTestFinished } from "vitest"
import { type AnyStateMachine, createActor, type SimulatedClock, waitFor } from "xstate"
import { now } from "./someRequests.ts"

/** A machine of a ward that runs until the test is over, and what it says. */
export const started = (logic: AnyStateMachine, input: object, clock?: SimulatedClock) => {
  const notices: Array<Notice> = []
  const actor = createActor(logic, { input, ...(clock && { clock }) })
  actor.on("notice", ({ notice }) => notices.push(notice))
  actor.start()
  onTestFinished(() => void actor.stop())
  const rests = () => waitFor(actor, (state) => !state.hasTag("busy"))
  return { actor, rests, said: () => notices.map(({ text }) => text) }
}

/** Opens an editor, types, sends it, and tells what came of it. */
export const saves = async (logic: AnyStateMachine, changes: object, id?: number) => {
  const { actor, rests, said } = started(logic, { id })
  await waitFor(actor, (state) => state.matches("open"))
  actor.send({ type: "form.changed", changes, key: "k-1" })
  actor.send({ type: "save.asked", intent: "submit", now })
  await rests()
  return { said, state: actor.getSnapshot() }
}
