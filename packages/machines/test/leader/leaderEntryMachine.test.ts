import { type CodeTaken, type LogOpened, leaderEntryMachine, type TakenLog } from "@crewfleet/machines"
import { type Failure, isFailure, type Notice, type Session } from "@crewfleet/sdk"
import { describe, expect, it } from "vitest"
import { createActor, type EventFromLogic, fromPromise, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { priya, refused } from "../session/people.ts"

const alex: Session = {
  ...priya,
  displayName: "Parker.A",
  userType: "WORKER",
  agentId: undefined,
  workerId: 5
}
const opened = { type: "session.opened", session: alex } as const
const code = { type: "localCode.submitted", code: "735194", again: "735194" } as const
const takeOver = { type: "takeOver.submitted", code: "190 472" } as const

const kept: CodeTaken = { _tag: "Taken", id: "31/5/0", isKept: true }
const unkept: CodeTaken = { _tag: "Taken", id: "", isKept: false }

/** Somebody on the way to the log of job 31, at a service that answers so, one answer after the other. */
const someone = (answers: ReadonlyArray<LogOpened | Failure>, taken: CodeTaken = kept) => {
  const notified: Array<Notice> = []
  const entered: Array<TakenLog> = []
  const done: Array<unknown> = []
  const actor = createActor(
    leaderEntryMachine.provide({
      actors: {
        endSession: fromPromise<void, undefined>(async () => {
          done.push("ended")
        }),
        open: fromPromise(async ({ input }) => {
          const answer = answers[done.filter((each) => Object(each).jobId).length]
          done.push(input)
          if (answer === undefined || isFailure(answer)) throw answer
          return answer
        }),
        take: fromPromise(async ({ input }) => {
          done.push(input)
          return taken
        }),
        leave: fromPromise<void, { readonly session: Session | undefined }>(async ({ input }) => {
          done.push(`left ${input.session?.displayName}`)
        })
      }
    }),
    { input: { jobId: 31 } }
  )
  actor.on("notice", ({ notice }) => notified.push(notice))
  actor.on("log.entered", ({ id, isKept }) => entered.push({ id, isKept }))
  actor.start()
  const settles = () => waitFor(actor, (state) => !state.hasTag("busy"))
  const does = async (...events: ReadonlyArray<EventFromLogic<typeof leaderEntryMachine>>) => {
    await settles()
    for (const event of events) {
      actor.send(event)
      await settles()
    }
    return actor.getSnapshot()
  }
  return { does, notified, entered, done }
}

describe("leaderEntryMachine", () => {
  it("ends any session before anything else is asked", async () => {
    const { does, done } = someone([])
    expect((await does()).value).toBe("waiting")
    expect(done).toEqual(["ended"])
  })

  it("lets the leader in, has a code chosen, and ends their session again", async () => {
    const { does, done, entered } = someone([{ _tag: "LetIn" }])
    expect((await does(opened)).value).toBe("choosingCode")
    const state = await does(code)
    expect(done).toEqual([
      "ended",
      { jobId: 31, session: alex, code: undefined },
      { code: "735194", again: "735194" },
      "left Parker.A"
    ])
    expect(entered).toEqual([{ id: "31/5/0", isKept: true }])
    expect(state.context.session).toBeUndefined()
  })

  it("asks for another code where the first is refused", async () => {
    const problems = [{ field: "code", text: "Choose digits that are harder to guess" }]
    const { does, done } = someone([{ _tag: "LetIn" }], { _tag: "Refused", problems })
    const state = await does(opened, { ...code, code: "123456", again: "123456" })
    expect(state.value).toBe("choosingCode")
    expect(state.context.problems).toEqual(problems)
    expect(done).not.toContain("left Parker.A")
  })

  it("says so where this browser cannot keep the log", async () => {
    const { does, notified, entered } = someone([{ _tag: "LetIn" }], unkept)
    await does(opened, code)
    expect(entered).toEqual([{ id: "", isKept: false }])
    expect(notified.map(({ text }) => text).join()).toContain("This browser cannot keep the log safely")
  })

  it("asks for the agency's code where somebody else has begun the log", async () => {
    const { does, done } = someone([
      { _tag: "TakenOver", from: "Robin Hale" },
      refused(400, "This code is wrong, or has ended. Ask your agency for another one"),
      { _tag: "LetIn" }
    ])
    const asked = await does(opened)
    expect(asked.value).toBe("askingTakeOver")
    expect(asked.context.takenOverFrom).toBe("Robin Hale")
    const wrong = await does(takeOver)
    expect(wrong.value).toBe("askingTakeOver")
    expect(wrong.context.problems.map((problem) => problem.text)).toEqual([
      "This code is wrong, or has ended. Ask your agency for another one"
    ])
    expect((await does(takeOver)).value).toBe("choosingCode")
    expect(done).toContainEqual({ jobId: 31, session: alex, code: "190472" })
  })

  it("sends whoever does not lead the journey to sign-in, signed out", async () => {
    const { does, done, notified } = someone([refused(403)])
    expect((await does(opened)).value).toBe("refused")
    expect(notified).toEqual([{ level: "error", text: "You are not authorized to access this resource." }])
    expect(done.at(-1)).toBe("left Parker.A")
  })

  it.each([priya, { ...alex, workerId: undefined }])(
    "asks nothing of the service for $userType without a worker",
    async (session) => {
      const { does, done, notified } = someone([])
      expect((await does({ type: "session.opened", session })).value).toBe("waiting")
      expect(notified).toEqual([{ level: "error", text: "No worker Identifier Found." }])
      expect(done).toEqual(["ended", `left ${session.displayName}`])
    }
  )

  it("says what else goes wrong, and lets the leader try again", async () => {
    const { does, notified } = someone([{ _tag: "NetworkFailure" }, { _tag: "LetIn" }])
    expect((await does(opened)).value).toBe("waiting")
    expect(notified).toEqual([{ level: "error", text: "Network Connection Failure" }])
    expect((await does(opened)).value).toBe("choosingCode")
  })
})

describeWalk(leaderEntryMachine, {
  inputs: [{ jobId: 31 }],
  events: [
    opened,
    { type: "session.opened", session: priya },
    code,
    takeOver,
    { type: "takeOver.submitted", code: "" },
    { type: "takeOver.cancelled" }
  ],
  answers: {
    endSession: [undefined],
    open: [{ _tag: "TakenOver", from: "Robin Hale" }, { _tag: "LetIn" }],
    take: [kept, unkept, { _tag: "Refused", problems: [{ field: "code", text: "Too easy" }] }],
    leave: [undefined]
  }
})
