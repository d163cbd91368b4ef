import { resetPasswordMachine, type ServerAnswer } from "@crewfleet/machines"
import { type Failure, isFailure, type Notice } from "@crewfleet/sdk"
import { describe, expect, it, onTestFinished } from "vitest"
import { createActor, fromPromise, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { noConnection, refused } from "./people.ts"

/** Somebody who asks for a link with this address, and gets these answers. */
const somebody = (...answers: ReadonlyArray<ServerAnswer | Failure>) => {
  const notified: Array<Notice> = []
  const asked: Array<unknown> = []
  const actor = createActor(
    resetPasswordMachine.provide({
      actors: {
        sendLink: fromPromise(async ({ input }) => {
          const answer = answers[asked.push(input) - 1]
          if (answer === undefined || isFailure(answer)) throw answer
          return answer
        })
      }
    })
  )
  actor.on("notice", ({ notice }) => notified.push(notice))
  actor.start()
  onTestFinished(() => void actor.stop())
  const submits = (email: string) => {
    actor.send({ type: "email.submitted", email })
    return waitFor(actor, (state) => !state.hasTag("busy"))
  }
  return { submits, notified, asked }
}

describe("resetPasswordMachine", () => {
  it("asks for an address that was left empty", async () => {
    const { submits, asked } = somebody()
    const state = await submits("  ")
    expect(state.context.problems).toEqual([
      { field: "email", text: "Enter Recovery Email", kind: "missing" }
    ])
    expect(asked).toEqual([])
  })

  it("sends the link and shows the service's words", async () => {
    const { submits, notified, asked } = somebody({ message: "Look into your inbox" })
    expect((await submits(" priya@crewfleet.example ")).value).toEqual({ asking: "sent" })
    expect(asked).toEqual([{ email: "priya@crewfleet.example" }])
    expect(notified).toEqual([{ level: "success", text: "Look into your inbox" }])
  })

  it("has words of its own when the service has none", async () => {
    const { submits, notified } = somebody({})
    await submits("priya@crewfleet.example")
    expect(notified).toEqual([{ level: "success", text: "Email sent." }])
  })

  it.each([404, 400, 500])("does not tell an unknown address from a known one (%i)", async (status) => {
    const { submits, notified } = somebody(refused(status, "No such user"))
    expect((await submits("nobody@crewfleet.example")).value).toEqual({ asking: "sent" })
    expect(notified).toEqual([{ level: "info", text: "Email sent if user exists" }])
  })

  it("says when nothing could be sent, keeps the address and tries again", async () => {
    const { submits, notified } = somebody(noConnection, {})
    const state = await submits("priya@crewfleet.example")
    expect(state.value).toEqual({ asking: "waiting" })
    expect(state.context.email).toBe("priya@crewfleet.example")
    expect(notified).toEqual([{ level: "error", text: "Network Connection Failure" }])
    expect((await submits("priya@crewfleet.example")).value).toEqual({ asking: "sent" })
  })
})

describeWalk(resetPasswordMachine, {
  events: [
    { type: "email.submitted", email: "priya@crewfleet.example" },
    { type: "email.submitted", email: "" }
  ],
  answers: { sendLink: [{}] }
})
