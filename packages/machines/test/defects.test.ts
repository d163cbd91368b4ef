import { type LoadClient, onPortDefect, type PortDefect, resetPasswordLogic } from "@crewfleet/machines"
import type { PromiseClient } from "@crewfleet/sdk"
import { RequestFailed } from "@crewfleet/sdk"
import { describe, expect, it, onTestFinished } from "vitest"
import { createActor, waitFor } from "xstate"

/** Somebody who asks for a link while the call ends with this; what is told of it, to them and to whoever listens. */
const asking = async (thrown: unknown) => {
  const heard: Array<PortDefect> = []
  const notified: Array<string> = []
  onTestFinished(onPortDefect((defect) => heard.push(defect)))
  const session = { resetPassword: () => Promise.reject(thrown) }
  const load: LoadClient = async () => ({ session }) as unknown as PromiseClient
  const actor = createActor(resetPasswordLogic(load))
  actor.on("notice", ({ notice }) => notified.push(notice.text))
  actor.start().send({ type: "email.submitted", email: "ada@byron.example" })
  await waitFor(actor, (state) => !state.hasTag("busy"))
  return { heard, notified }
}

describe("onPortDefect", () => {
  it("tells what nobody foresaw once, with the names of the machine and its state", async () => {
    const thrown = new TypeError("email of undefined")
    const { heard, notified } = await asking(thrown)
    expect(heard).toEqual([{ thrown, machine: "resetPassword", state: "sending" }])
    expect(notified).toEqual(["Something went wrong on our side. Load the page again, or try again later."])
  })

  it("tells nothing of a connection that is away", async () => {
    const { heard, notified } = await asking(new RequestFailed({ _tag: "NetworkFailure" }))
    expect(heard).toEqual([])
    expect(notified).toEqual(["Network Connection Failure"])
  })
})
