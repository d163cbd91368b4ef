import { changePasswordLogic, changePasswordMachine } from "@crewfleet/machines"
import { describe, expect, it, onTestFinished } from "vitest"
import { createActor, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"

/** Somebody who has been asked whether to go on. */
const somebodyAsked = (signOut: () => Promise<void> = async () => {}) => {
  const actor = createActor(changePasswordLogic(signOut)).start()
  onTestFinished(() => void actor.stop())
  actor.send({ type: "change.asked" })
  return actor
}

describe("changePasswordMachine", () => {
  it("only asks", () => {
    const actor = somebodyAsked(() => Promise.reject(new Error("Nobody confirmed")))
    expect(actor.getSnapshot().value).toBe("asking")
  })

  it("signs nobody out who cancels", () => {
    const actor = somebodyAsked(() => Promise.reject(new Error("Nobody confirmed")))
    actor.send({ type: "change.cancelled" })
    expect(actor.getSnapshot().value).toBe("closed")
  })

  it("signs out before it leads on", async () => {
    const done: Array<string> = []
    const actor = somebodyAsked(async () => void done.push("signed out"))
    actor.send({ type: "change.confirmed" })
    const state = await waitFor(actor, ({ status }) => status === "done")
    expect(state.value).toBe("signedOut")
    expect(done).toEqual(["signed out"])
  })

  it("can be confirmed again when signing out has failed", async () => {
    let broken = true
    const actor = somebodyAsked(() => (broken ? Promise.reject(new Error("boom")) : Promise.resolve()))
    actor.send({ type: "change.confirmed" })
    await waitFor(actor, (state) => state.matches("asking"))
    broken = false
    actor.send({ type: "change.confirmed" })
    expect((await waitFor(actor, ({ status }) => status === "done")).value).toBe("signedOut")
  })
})

describeWalk(changePasswordMachine, {
  events: [{ type: "change.asked" }, { type: "change.confirmed" }, { type: "change.cancelled" }],
  answers: { signOut: [undefined] }
})
