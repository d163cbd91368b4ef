import { type ServerAnswer, savePasswordMachine } from "@crewfleet/machines"
import { type Failure, isFailure, type Notice } from "@crewfleet/sdk"
import { describe, expect, it, onTestFinished } from "vitest"
import { createActor, fromPromise, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { noConnection, refused } from "./people.ts"

const strong = { newPassword: "Summer-2026", repeatedpass: "Summer-2026" }

/** Somebody who opened a link with a token, and gets these answers. */
const somebody = (token: string | undefined, ...answers: ReadonlyArray<ServerAnswer | Failure>) => {
  const notified: Array<Notice> = []
  const asked: Array<unknown> = []
  const actor = createActor(
    savePasswordMachine.provide({
      actors: {
        savePassword: fromPromise(async ({ input }) => {
          const answer = answers[asked.push(input) - 1]
          if (answer === undefined || isFailure(answer)) throw answer
          return answer
        })
      }
    }),
    { input: { token } }
  )
  actor.on("notice", ({ notice }) => notified.push(notice))
  actor.start()
  onTestFinished(() => void actor.stop())
  const submits = (typed: { newPassword: string; repeatedpass: string }) => {
    actor.send({ type: "password.submitted", ...typed })
    return waitFor(actor, (state) => !state.hasTag("busy"))
  }
  return { actor, submits, notified, asked }
}

describe("savePasswordMachine", () => {
  it.each([
    [{ newPassword: "", repeatedpass: "" }, [["newPassword", "Enter New Password"]]],
    [{ newPassword: "Summer-2026", repeatedpass: "Summer" }, [["repeatedpass", "Passwords Should Match"]]],
    [
      { newPassword: "summer", repeatedpass: "summer" },
      [["newPassword", "Password must have at least 8 characters, one uppercase letter and one digit"]]
    ]
  ])("explains %j and keeps it", async (typed, problems) => {
    const { submits, asked } = somebody("t-1")
    const state = await submits(typed)
    expect(state.context).toMatchObject({
      ...typed,
      problems: problems.map(([field, text]) => ({ field, text }))
    })
    expect(asked).toEqual([])
  })

  it("saves with the token of the link and shows the service's words", async () => {
    const { submits, notified, asked } = somebody("t-1", { message: "All done" })
    expect((await submits(strong)).value).toBe("saved")
    expect(asked).toEqual([{ token: "t-1", ...strong }])
    expect(notified).toEqual([{ level: "success", text: "All done" }])
  })

  it("has words of its own when the service has none", async () => {
    const { submits, notified } = somebody("t-1", {})
    await submits(strong)
    expect(notified).toEqual([{ level: "success", text: "Password Saved" }])
  })

  it.each([undefined, "", " "])("offers a new link when the token is missing (%j)", async (token) => {
    const { actor, notified } = somebody(token)
    expect(actor.getSnapshot().value).toBe("linkUnusable")
    expect(notified).toEqual([{ level: "error", text: "This link is incomplete. Ask for a new one." }])
    actor.send({ type: "link.requested" })
    expect(actor.getSnapshot().value).toBe("askingNewLink")
  })

  it.each([
    [refused(400, "The token was used"), "The token was used"],
    [refused(410), "This link has been used before or has expired. Ask for a new one."]
  ])("explains a link that cannot be used any more and offers a new one (%j)", async (failure, text) => {
    const { actor, submits, notified } = somebody("t-1", failure)
    expect((await submits(strong)).value).toBe("linkUnusable")
    expect(notified).toEqual([{ level: "error", text }])
    actor.send({ type: "link.requested" })
    expect(actor.getSnapshot().value).toBe("askingNewLink")
  })

  it.each<[Failure, Notice]>([
    [noConnection, { level: "error", text: "Network Connection Failure" }],
    [refused(500), { level: "error", text: "Internal Server Error" }],
    [refused(418), { level: "error", text: "Request Failed: 418" }],
    [
      { _tag: "Refused", status: 400, violations: [{ message: "Choose another password" }] },
      { level: "warning", text: "Choose another password" }
    ]
  ])("explains %j, keeps what was typed and tries again", async (failure, notice) => {
    const { submits, notified } = somebody("t-1", failure, {})
    const state = await submits(strong)
    expect(state.value).toBe("asking")
    expect(state.context).toMatchObject(strong)
    expect(notified).toEqual([notice])
    expect((await submits(strong)).value).toBe("saved")
  })

  it("remembers neither password nor token once it is saved or the link is of no use", async () => {
    for (const answer of [{}, refused(410)]) {
      const { submits } = somebody("t-1", answer)
      const { context } = await submits(strong)
      expect(context).toEqual({ token: "", newPassword: "", repeatedpass: "", problems: [] })
    }
  })
})

describeWalk(savePasswordMachine, {
  inputs: [{ token: "t-1" }, { token: undefined }],
  events: [
    { type: "password.submitted", ...strong },
    { type: "password.submitted", newPassword: "", repeatedpass: "" },
    { type: "link.requested" }
  ],
  answers: { savePassword: [{}] }
})
