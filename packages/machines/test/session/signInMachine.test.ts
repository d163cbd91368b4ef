import { signInMachine } from "@crewfleet/machines"
import { type Failure, isFailure, type LoginOutcome, type Notice, type Session } from "@crewfleet/sdk"
import { describe, expect, it } from "vitest"
import { createActor, type EventFromLogic, fromPromise, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { priya, refused } from "./people.ts"

const signedIn: LoginOutcome = { _tag: "SignedIn", session: priya }
const otpSent: LoginOutcome = { _tag: "OtpSent" }
const credentials = { type: "credentials.submitted", username: " priya ", password: "Summer-2026" } as const
const code = { type: "code.submitted", otp: "123 456" } as const

/** Somebody signing in to a service that gives these answers, one after the other. */
const someone = (answers: ReadonlyArray<LoginOutcome | Failure | Error>, stored?: Session) => {
  const notified: Array<Notice> = []
  const opened: Array<Session> = []
  const asked: Array<unknown> = []
  const actor = createActor(
    signInMachine.provide({
      actors: {
        restore: fromPromise(async () => stored),
        login: fromPromise(async ({ input }) => {
          const answer = answers[asked.push(input) - 1]
          if (answer === undefined) throw new Error("There are no more answers")
          if (answer instanceof Error || isFailure(answer)) throw answer
          return answer
        })
      }
    })
  )
  actor.on("notice", ({ notice }) => notified.push(notice))
  actor.on("session.opened", ({ session }) => opened.push(session))
  actor.start()

  const settles = () =>
    waitFor(actor, (state) => !state.hasTag("busy") && !state.matches({ asking: "restoring" }))
  const does = async (...events: ReadonlyArray<EventFromLogic<typeof signInMachine>>) => {
    await settles()
    for (const event of events) {
      actor.send(event)
      await settles()
    }
    return actor.getSnapshot()
  }
  return { actor, does, notified, opened, asked }
}

describe("signInMachine, asking the credentials", () => {
  it.each([
    [{ username: "", password: "" }, "username"],
    [{ username: "  ", password: "secret" }, "username"],
    [{ username: "priya", password: "" }, "password"]
  ])("asks for what is missing in %j and keeps the rest", async (typed, field) => {
    const { does, asked } = someone([])
    const state = await does({ type: "credentials.submitted", ...typed })
    expect(state.context).toMatchObject({ ...typed, problems: [{ field, text: "Enter Credentials." }] })
    expect(asked).toEqual([])
  })

  it("hands the session over and names the portal", async () => {
    const { does, opened, asked } = someone([signedIn])
    const state = await does(credentials)
    expect(asked).toEqual([{ username: "priya", password: "Summer-2026" }])
    expect(opened).toEqual([priya])
    expect(state.output).toEqual({ portal: "/agency" })
  })

  it("ignores a second click while signing in", async () => {
    const { actor, does, asked } = someone([signedIn])
    await does()
    actor.send(credentials)
    actor.send(credentials)
    await waitFor(actor, (state) => state.matches("signedIn"))
    expect(asked).toHaveLength(1)
  })

  it.each<[string, Failure | Error, string]>([
    ["a wrong password", refused(401, "Bad credentials"), "Invalid Credentials"],
    ["a service that is away", { _tag: "NetworkFailure" }, "Network Connection Failure"],
    ["a service in trouble", refused(500), "Internal Server Error"],
    ["an odd refusal", refused(418), "Login Failed: 418"],
    [
      "what nobody foresaw",
      new TypeError("boom"),
      "Something went wrong on our side. Load the page again, or try again later."
    ]
  ])("explains %s and keeps what was typed", async (_, failure, text) => {
    const { does, notified } = someone([failure, signedIn])
    const state = await does(credentials)
    expect(notified).toEqual([{ level: "error", text }])
    expect(state.value).toEqual({ asking: "waiting" })
    expect(state.context).toMatchObject({ username: " priya ", password: "Summer-2026" })
    expect((await does(credentials)).value).toBe("signedIn")
  })

  it("says when to try again after too many attempts", async () => {
    const tooMany = (message?: string): Failure => ({ ...refused(429, message), retryAfter: 90 }) as Failure
    const { does, notified } = someone([
      tooMany(),
      tooMany("Too many attempts"),
      tooMany("Too many attempts. Try again in 2 minutes.")
    ])
    await does(credentials, credentials, credentials)
    expect(notified.map(({ text }) => text)).toEqual([
      "Login Failed: 429",
      "Try again in 2 minutes.",
      "Too many attempts",
      "Try again in 2 minutes.",
      "Too many attempts. Try again in 2 minutes."
    ])
  })

  it("leads to the password reset when the password has expired", async () => {
    const { does, notified, opened } = someone([{ _tag: "PasswordNeedsReset" }])
    const state = await does(credentials)
    expect(state.value).toBe("passwordExpired")
    expect(notified).toEqual([
      { level: "warning", text: "Your password is expired please reset your password." }
    ])
    expect(opened).toEqual([])
  })

  it.each<[LoginOutcome, Notice]>([
    [
      { _tag: "UnknownUserType", userType: "OWNER" },
      { level: "warning", text: "Failed to determine user or Invalid role" }
    ],
    [
      { _tag: "IdentifierMissing", userType: "AGENCY" },
      { level: "error", text: "No Agency Identifier Found." }
    ],
    [
      { _tag: "IdentifierMissing", userType: "CLIENT" },
      { level: "error", text: "No Client Identifier Found." }
    ],
    [
      { _tag: "IdentifierMissing", userType: "WORKER" },
      { level: "error", text: "No worker Identifier Found." }
    ]
  ])("opens no session for %j", async (outcome, notice) => {
    const { does, notified, opened } = someone([outcome])
    const state = await does(credentials)
    expect(notified).toEqual([notice])
    expect(opened).toEqual([])
    expect(state.value).toEqual({ asking: "waiting" })
    expect(state.context).toMatchObject({ username: " priya ", password: "" })
  })
})

describe("signInMachine, with a stored session", () => {
  it("leads to the portal and says so", async () => {
    const { does, notified } = someone([], priya)
    const state = await does()
    expect(state.output).toEqual({ portal: "/agency" })
    expect(notified).toEqual([{ level: "info", text: "Session Restored" }])
  })

  it("signs in without waiting for a store that does not answer", async () => {
    const { actor } = someone([signedIn], undefined)
    expect(actor.getSnapshot().value).toEqual({ asking: "restoring" })
    actor.send(credentials)
    const state = await waitFor(actor, ({ status }) => status === "done")
    expect(state.value).toBe("signedIn")
  })
})

describe("signInMachine, asking the one-time password", () => {
  it("resubmits the credentials with the code", async () => {
    const { does, asked } = someone([otpSent, signedIn])
    expect((await does(credentials)).value).toEqual({ askingCode: "waiting" })
    expect((await does(code)).value).toBe("signedIn")
    expect(asked[1]).toEqual({ username: "priya", password: "Summer-2026", otp: "123456" })
  })

  it("asks for a code that was left empty", async () => {
    const { does, asked } = someone([otpSent])
    const state = await does(credentials, { type: "code.submitted", otp: " " })
    expect(state.context.problems).toEqual([
      { field: "otp", text: "Enter the one-time password", kind: "missing" }
    ])
    expect(asked).toHaveLength(1)
  })

  it("explains a wrong code and asks again", async () => {
    const { does, notified } = someone([otpSent, refused(401, "The code is wrong"), signedIn])
    expect((await does(credentials, code)).value).toEqual({ askingCode: "waiting" })
    expect(notified).toEqual([{ level: "error", text: "The code is wrong" }])
    expect((await does(code)).value).toBe("signedIn")
  })

  it("closes to ask for a new code, and opens again once it is sent", async () => {
    const { actor, does, notified, asked } = someone([otpSent, otpSent])
    await does(credentials)
    actor.send({ type: "code.requested" })
    expect(actor.getSnapshot().value).toBe("resending")
    expect((await does()).value).toEqual({ askingCode: "waiting" })
    expect(asked[1]).toEqual(asked[0])
    expect(notified).toEqual([{ level: "info", text: "A new one-time password was sent." }])
  })

  it("returns to the credentials when no new code can be sent", async () => {
    const { does, notified } = someone([otpSent, { _tag: "NetworkFailure" }])
    const state = await does(credentials, { type: "code.requested" })
    expect(state.value).toEqual({ asking: "waiting" })
    expect(state.context).toMatchObject({ username: " priya ", password: "Summer-2026" })
    expect(notified).toEqual([{ level: "error", text: "Network Connection Failure" }])
  })

  it("returns to the credentials when it is cancelled", async () => {
    const { does } = someone([otpSent])
    const state = await does(credentials, { type: "code.cancelled" })
    expect(state.value).toEqual({ asking: "waiting" })
    expect(state.context).toMatchObject({ username: " priya ", password: "Summer-2026" })
  })

  it("forgets a code, and what was wrong with it, once the modal is closed", async () => {
    const { does } = someone([otpSent, refused(401, "The code is wrong")])
    const closed = await does(credentials, code, { type: "code.cancelled" })
    expect(closed.context).toMatchObject({ otp: "", problems: [] })
  })

  it("speaks of a new code only when there was one before", async () => {
    const { does, notified } = someone([otpSent, otpSent])
    await does(credentials, { type: "code.cancelled" }, credentials)
    expect(notified).toEqual([])
  })
})

describe("signInMachine, done", () => {
  it.each<[string, ReadonlyArray<LoginOutcome>]>([
    ["signed in", [otpSent, signedIn]],
    ["told that the password has expired", [otpSent, { _tag: "PasswordNeedsReset" }]]
  ])("remembers neither password nor code nor token once somebody is %s", async (_, answers) => {
    const { does } = someone(answers)
    const state = await does(credentials, code)
    expect(JSON.stringify(state.context)).not.toMatch(/Summer|123|a-1|r-1/)
  })
})

describeWalk(signInMachine, {
  events: [
    credentials,
    { type: "credentials.submitted", username: "", password: "" },
    code,
    { type: "code.submitted", otp: "" },
    { type: "code.requested" },
    { type: "code.cancelled" }
  ],
  answers: {
    restore: [undefined, priya],
    login: [
      signedIn,
      otpSent,
      { _tag: "PasswordNeedsReset" },
      { _tag: "UnknownUserType", userType: "OWNER" },
      { _tag: "IdentifierMissing", userType: "CLIENT" }
    ]
  }
})
