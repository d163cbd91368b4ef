import { type OpenedRegistration, registrationMachine } from "@crewfleet/machines"
import { type Failure, isFailure, type Notice, type Session, type Worker } from "@crewfleet/sdk"
import { applicantForm } from "@crewfleet/sdk/rules"
import { describe, expect, it, onTestFinished } from "vitest"
import { createActor, fromPromise, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { noConnection, priya, refused } from "../session/people.ts"

const now = "2026-11-23T09:00:00.000Z"
const agency = { id: 1, name: "Northway" }
const codes = [{ id: 3, name: "Nurse" }]
const complete = {
  ...applicantForm.empty,
  firstname: "Nia",
  lastname: "Hughes",
  dob: "1992-03-04",
  gender: "FEMALE",
  nationality: "United Kingdom",
  email: "nia@post.example",
  phoneNumber: "07700 900123",
  assignmentCode: { id: "3", name: "Nurse" },
  shares: true
} as const
const una: Worker = { id: 9, firstname: "Una", lastname: "Reed" }
const worker: Session = { ...priya, userType: "WORKER", workerId: 9 }

interface Answers {
  readonly open?: ReadonlyArray<OpenedRegistration | Failure>
  readonly create?: ReadonlyArray<{ readonly ticket: string } | Failure>
  readonly link?: ReadonlyArray<object | Failure>
  readonly identify?: ReadonlyArray<Worker | Failure>
  readonly apply?: ReadonlyArray<object | Failure>
}

/** Somebody at a registration page whose service gives these answers. */
const somebody = async (answers: Answers = {}) => {
  const notified: Array<Notice> = []
  const drafts: Array<unknown> = []
  const asked: Array<readonly [port: string, input: unknown]> = []
  const answering = <Output, Input extends object>(port: keyof Answers, usually: unknown) => {
    const given = [...(answers[port] ?? [])]
    return fromPromise<Output, Input>(async ({ input }) => {
      asked.push([port, input])
      const answer: unknown = given.shift() ?? usually
      if (isFailure(answer)) throw answer
      return answer as Output
    })
  }
  const actor = createActor(
    registrationMachine.provide({
      actors: {
        open: answering("open", { agency, codes }),
        create: answering("create", { ticket: "t-1" }),
        link: answering("link", {}),
        identify: answering("identify", una),
        apply: answering("apply", {}),
        endSession: fromPromise(async ({ input }) => void asked.push(["endSession", input]))
      }
    }),
    { input: { agencyId: 1 } }
  )
  actor.on("notice", ({ notice }) => notified.push(notice))
  actor.on("draft.changed", ({ draft }) => drafts.push(draft))
  actor.start()
  onTestFinished(() => void actor.stop())
  const rests = () => waitFor(actor, (state) => !state.hasTag("busy"))
  const does = (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event)
    return rests()
  }
  await rests()
  return {
    does,
    fills: (changes: object = complete, key = "k-1") => does({ type: "form.changed", changes, key }),
    submits: (key = "k-9") => does({ type: "submit.asked", now, key }),
    state: () => actor.getSnapshot(),
    notified: () => notified.map(({ text }) => text),
    inputsOf: (wanted: string) => asked.filter(([port]) => port === wanted).map(([, input]) => input),
    drafts
  }
}

describe("registrationMachine", () => {
  it("adds somebody and has them apply by the ticket of that", async () => {
    const { fills, submits, state, notified, inputsOf, drafts } = await somebody()
    await fills()
    await submits()
    expect(state().value).toBe("registered")
    expect(notified()).toEqual(["Applicant Added Successfully", "Applicant Linked Successfully"])
    expect(inputsOf("create")).toEqual([{ agencyId: 1, form: complete, key: "k-1" }])
    expect(inputsOf("link")).toEqual([{ agencyId: 1, ticket: "t-1", key: "k-1" }])
    expect(drafts).toEqual([{ form: complete, key: "k-1" }, { form: complete, key: "k-1" }, undefined])
  })

  it("says what is missing, and sends nothing", async () => {
    const { submits, state, notified, inputsOf } = await somebody()
    await submits()
    expect(notified()).toEqual(["Missing Required Info"])
    expect(state().context.problems.map(({ field }) => field)).toEqual(Object.keys(applicantForm.questions))
    expect(inputsOf("create")).toEqual([])
  })

  it("sends again under the same key what got no answer", async () => {
    const { fills, submits, inputsOf, notified, state } = await somebody({ create: [noConnection] })
    await fills()
    expect((await submits()).value).toBe("filling")
    expect(state().context.form).toEqual(complete)
    expect(notified()).toEqual(["Network Connection Failure"])
    await submits()
    expect(inputsOf("create")).toEqual([
      { agencyId: 1, form: complete, key: "k-1" },
      { agencyId: 1, form: complete, key: "k-1" }
    ])
  })

  it.each([
    [refused(409, "Taken"), "Taken"],
    [refused(500), "Internal Server Error"],
    [refused(418), "Request Failed: 418"],
    [noConnection, "Network Connection Failure"]
  ])("says why nobody could be added", async (failure, said) => {
    const { fills, submits, notified } = await somebody({ create: [failure] })
    await fills()
    await submits()
    expect(notified()).toEqual([said])
  })

  it("shows at its field what the service finds wrong", async () => {
    const violations = [{ field: "email", message: "Not this one" }]
    const failure = { _tag: "Refused", status: 400, message: undefined, violations } as Failure
    const { fills, submits, state } = await somebody({ create: [failure] })
    await fills()
    await submits()
    expect(state().context.problems).toEqual([{ field: "email", text: "Not this one" }])
  })

  it("tries to link once more whoever was added, and adds nobody twice", async () => {
    const { fills, submits, inputsOf } = await somebody({ link: [noConnection] })
    await fills()
    expect((await submits()).value).toBe("added")
    expect((await submits()).value).toBe("registered")
    expect(inputsOf("create")).toHaveLength(1)
    expect(inputsOf("link")).toHaveLength(2)
  })

  it("goes back to the form with another key where the ticket is of no use any more", async () => {
    const { fills, submits, inputsOf } = await somebody({ link: [refused(400, "It has ended.")] })
    await fills()
    expect((await submits()).value).toBe("filling")
    await submits("k-2")
    expect(inputsOf("create")).toMatchObject([{ key: "k-1" }, { key: "k-2" }])
  })

  it("goes on from what was typed earlier, which can be cleared", async () => {
    const kept = { form: { ...complete, firstname: "Nora" }, key: "k-0" }
    const { state, does, drafts } = await somebody({ open: [{ agency, codes, kept }] })
    expect(state().context).toMatchObject({ ...kept, isKept: true })
    await does({ type: "form.cleared" })
    expect(state().context.form).toEqual(applicantForm.empty)
    expect(drafts).toEqual([undefined])
  })

  it("lets a worker who signs in apply as who they are, once they agree to share", async () => {
    const { does, fills, submits, state, notified, inputsOf } = await somebody()
    await does({ type: "account.asked" })
    await does({ type: "session.opened", session: worker })
    expect(state().value).toBe("existing")
    expect(state().context.session).toBeUndefined()
    await submits()
    expect(notified()).toEqual(["Missing Required Info"])
    expect(state().context.problems.map(({ field }) => field)).toEqual(["shares"])
    await fills({ shares: true })
    expect((await submits()).value).toBe("applied")
    expect(inputsOf("apply")).toEqual([{ agencyId: 1, workerId: 9, key: "k-1" }])
    expect(notified().at(-1)).toBe("Applicant Linked Successfully")
  })

  it("refuses whoever signs in and is no worker, and signs them out", async () => {
    const { does, notified, inputsOf, state } = await somebody()
    await does({ type: "account.asked" })
    await does({ type: "session.opened", session: priya })
    expect(notified()).toEqual(["Failed to determine user or Invalid role: ROLE_AGENCY"])
    expect(inputsOf("endSession")).toEqual([{ session: priya }])
    expect(state().value).toBe("signingIn")
  })

  it("knows a worker who is signed in already", async () => {
    const { state } = await somebody({ open: [{ agency, codes, worker: una }] })
    expect(state().value).toBe("existing")
  })

  it("tells an agency that there is not from one that cannot be reached", async () => {
    const nowhere = await somebody({ open: [refused(404)] })
    expect(nowhere.state().value).toBe("absent")
    const away = await somebody({ open: [noConnection] })
    expect(away.state().value).toBe("failed")
    expect((await away.does({ type: "reload.asked" })).value).toBe("filling")
  })
})

describeWalk(registrationMachine, {
  inputs: [{ agencyId: 1 }],
  events: [
    { type: "reload.asked" },
    { type: "form.changed", changes: complete, key: "k-1" },
    { type: "form.cleared" },
    { type: "submit.asked", now, key: "k-2" },
    { type: "account.asked" },
    { type: "account.closed" },
    { type: "session.opened", session: worker },
    { type: "session.opened", session: priya }
  ],
  answers: {
    open: [
      { agency, codes },
      { agency, codes, worker: una }
    ],
    create: [{ ticket: "t-1" }],
    link: [{}],
    identify: [una],
    endSession: [undefined],
    apply: [{}]
  },
  failures: [refused(404), refused(400)]
})
