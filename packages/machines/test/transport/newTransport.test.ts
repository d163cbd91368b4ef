import { newTransportMachine, type OpenedTransport } from "@crewfleet/machines"
import { type Failure, isFailure, type Notice } from "@crewfleet/sdk"
import { transportForm } from "@crewfleet/sdk/rules"
import { describe, expect, it, onTestFinished } from "vitest"
import { createActor, fromPromise, SimulatedClock, waitFor } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { noConnection, refused } from "../session/people.ts"
import { complete, now } from "./someRequests.ts"

const agency = { id: 1, name: "Northway" }
const opened: OpenedTransport = { agencies: [agency], isSignedIn: false }
const made = { refPrefix: "TR-31", dateTimeRequired: complete.dateTimeRequired, agencyName: "Northway" }
const hours = 3_600_000
const lasting = 2 * hours

interface Answers {
  readonly open?: ReadonlyArray<OpenedTransport | Failure>
  readonly send?: ReadonlyArray<typeof made | Failure>
}

/** A ward that asks a service with these answers. */
const ward = async (answers: Answers = {}, input: { readonly agencyId?: number } = { agencyId: 1 }) => {
  const notified: Array<Notice> = []
  const drafts: Array<unknown> = []
  const sent: Array<unknown> = []
  const clock = new SimulatedClock()
  const answering = <Output, Input extends object>(port: keyof Answers, usually: unknown) => {
    const given = [...(answers[port] ?? [])]
    return fromPromise<Output, Input>(async ({ input }) => {
      if (port === "send") sent.push(input)
      const answer: unknown = given.shift() ?? usually
      if (isFailure(answer)) throw answer
      return answer as Output
    })
  }
  const actor = createActor(
    newTransportMachine.provide({
      actors: { open: answering("open", opened), send: answering("send", made) }
    }),
    { input: { ...input, lasting }, clock }
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
    actor,
    clock,
    does,
    fills: (changes: object = complete, key = "k-1") => does({ type: "form.changed", changes, key }),
    submits: () => does({ type: "submit.asked", now, key: "k-9" }),
    state: () => actor.getSnapshot(),
    notified: () => notified.map(({ text }) => text),
    drafts,
    sent
  }
}

describe("newTransportMachine", () => {
  it("begins with the three entries of the crew", async () => {
    const { state } = await ward()
    const crew = state().context.form.transportWorkerSpecList
    expect(crew.map(({ assignmentCode, numberOfStaff }) => [assignmentCode, numberOfStaff])).toEqual([
      ["1", "0"],
      ["2", "0"],
      ["32", "0"]
    ])
  })

  it("sends a request, tells what it is called, and leaves nothing of it here", async () => {
    const { fills, submits, state, drafts, sent } = await ward()
    await fills()
    await submits()
    expect(state().value).toBe("sent")
    expect(sent).toEqual([{ agencyId: 1, form: complete, key: "k-1", passed: [] }])
    expect(state().context).toMatchObject({
      made,
      sentTo: "mary@hospital.example",
      form: transportForm.empty
    })
    expect(drafts.at(-1)).toBeUndefined()
  })

  it("begins anew with the same agency, and keeps nothing of what was sent", async () => {
    const { does, fills, submits, state, sent } = await ward()
    await fills()
    await submits()
    await does({ type: "another.asked" })
    expect(state().value).toBe("filling")
    expect(state().context).toMatchObject({ agencyId: 1, made: undefined, sentTo: "", passed: [] })
    expect(state().context.form).toEqual(transportForm.empty)
    await fills({ ...complete, patientName: "Ada Hale" }, "k-2")
    await submits()
    expect(sent).toMatchObject([{ key: "k-1" }, { key: "k-2", form: { patientName: "Ada Hale" } }])
  })

  it("says what is missing, and sends nothing", async () => {
    const { submits, state, sent } = await ward()
    await submits()
    const said = state().context.problems.map(({ field }) => field)
    expect(said).toContain("patientName")
    expect(said).not.toContain("nhs")
    expect(sent).toEqual([])
  })

  it("sends once, however often somebody presses", async () => {
    const { actor, fills, submits, sent } = await ward()
    await fills()
    actor.send({ type: "submit.asked", now, key: "k-2" })
    actor.send({ type: "submit.asked", now, key: "k-3" })
    await submits()
    expect(sent).toHaveLength(1)
  })

  it("says at the latest attempt what holds then", async () => {
    const { fills, submits, state } = await ward()
    await submits()
    await fills({ ...complete, pname: "" })
    await submits()
    expect(state().context.problems.map(({ field }) => field)).toEqual(["pname"])
  })

  it.each([
    [noConnection, "Network Connection Failure"],
    [refused(429, "Too many requests"), "Too many requests"],
    [refused(503), "Request Failed: 503"]
  ])("loses nothing by a failure, and sends again under the same key", async (failure, said) => {
    const { fills, submits, state, notified, sent } = await ward({ send: [failure] })
    await fills()
    expect((await submits()).value).toBe("filling")
    expect(state().context.form).toEqual(complete)
    expect(notified()).toEqual([said])
    expect((await submits()).value).toBe("sent")
    expect(sent).toEqual([sent[0], sent[0]])
  })

  it("shows at its field what the service finds wrong", async () => {
    const violations = [{ field: "pcemail", message: "Nobody is there" }]
    const failure = { _tag: "Refused", status: 400, message: undefined, violations } as Failure
    const { fills, submits, state } = await ward({ send: [failure] })
    await fills()
    await submits()
    expect(state().context.problems).toEqual([{ field: "pcemail", text: "Nobody is there" }])
  })

  it("asks about odd answers, which can be passed and are sent along", async () => {
    const { fills, submits, does, state, sent } = await ward()
    await fills({ ...complete, nhs: "943 476 5918" })
    expect((await submits()).value).toBe("confirming")
    const asked = state().context.unconfirmed
    expect(asked.map(({ field }) => field)).toEqual(["nhs"])
    expect((await does({ type: "confirmation.declined" })).value).toBe("filling")
    await submits()
    expect((await does({ type: "confirmation.passed" })).value).toBe("sent")
    expect(sent).toMatchObject([{ passed: asked }])
  })

  it("deletes what was typed two hours after that, and not before", async () => {
    const { fills, clock, state, drafts, notified } = await ward()
    await fills({ patientName: "Ada Hale" })
    clock.increment(1.5 * hours)
    await fills({ patientName: "Ada Hall" })
    clock.increment(1.9 * hours)
    expect(state().context.form.patientName).toBe("Ada Hall")
    clock.increment(0.1 * hours)
    expect(state().context.form).toEqual(transportForm.empty)
    expect(drafts.at(-1)).toBeUndefined()
    expect(notified()).toEqual(["What you typed has been deleted from this device."])
  })

  it("goes on from what was typed earlier for as long as that has left", async () => {
    const form = { ...transportForm.empty, patientName: "Ada Hale" }
    const kept = { form, key: "k-0", left: {}, lasts: 10_000 }
    const { clock, state } = await ward({ open: [{ ...opened, kept }] })
    expect(state().context).toMatchObject({ form, key: "k-0", isKept: true })
    clock.increment(10_000)
    expect(state().context.form).toEqual(transportForm.empty)
  })

  it("tells of no end where nothing was typed", async () => {
    const { clock, notified } = await ward()
    clock.increment(3 * hours)
    expect(notified()).toEqual([])
  })

  it("deletes at one touch", async () => {
    const { fills, does, state, drafts } = await ward()
    await fills()
    await does({ type: "draft.deleted" })
    expect(state().context.form).toEqual(transportForm.empty)
    expect(drafts.at(-1)).toBeUndefined()
  })

  it("has an agency chosen where there are several, under another key", async () => {
    const harbour = { id: 2, name: "Harbour" }
    const { fills, submits, does, state, sent, drafts } = await ward(
      { open: [{ agencies: [agency, harbour], isSignedIn: false }] },
      {}
    )
    await fills()
    await submits()
    expect(state().context.problems.map(({ text }) => text)).toEqual(["Choose the agency"])
    await does({ type: "agency.chosen", agencyId: 2, key: "k-2" })
    expect(drafts.at(-1)).toMatchObject({ form: complete, agencyId: 2 })
    await submits()
    expect(sent).toMatchObject([{ agencyId: 2, key: "k-2" }])
  })

  it("goes on with the agency that was chosen earlier, where it can still be asked", async () => {
    const kept = { form: complete, agencyId: 2, key: "k-0", left: {}, lasts: 10_000 }
    const harbour = { id: 2, name: "Harbour" }
    const again = await ward({ open: [{ agencies: [agency, harbour], isSignedIn: false, kept }] }, {})
    expect(again.state().context.agencyId).toBe(2)
    const { state } = await ward({ open: [{ agencies: [agency], isSignedIn: false, kept }] }, {})
    expect(state().context.agencyId).toBe(1)
  })

  it("takes the only agency that there is", async () => {
    const { state } = await ward({}, {})
    expect(state().context.agencyId).toBe(1)
  })

  it("begins with an earlier request that this one is to be like", async () => {
    const like = { ...complete, dateTimeRequired: "" }
    const { state } = await ward({ open: [{ ...opened, like: { form: like, agencyId: 2 } }] })
    expect(state().context.form).toEqual(like)
  })

  it("asks the agency of the earlier request again, where it can still be asked", async () => {
    const like = { form: complete, agencyId: 2 }
    const harbour = { id: 2, name: "Harbour" }
    const again = await ward({ open: [{ agencies: [agency, harbour], isSignedIn: false, like }] }, {})
    expect(again.state().context.agencyId).toBe(2)
    const third = { id: 3, name: "Old Mill" }
    const { state } = await ward({ open: [{ agencies: [agency, third], isSignedIn: false, like }] }, {})
    expect(state().context.agencyId).toBeUndefined()
  })

  it("sends whoever is signed in elsewhere", async () => {
    const { state, does } = await ward({ open: [{ ...opened, isSignedIn: true }] })
    expect(state().value).toBe("signedIn")
    expect((await does({ type: "reload.asked" })).value).toBe("filling")
  })

  it("tells an agency that there is not from one that cannot be reached", async () => {
    expect((await ward({ open: [refused(404)] })).state().value).toBe("absent")
    const away = await ward({ open: [noConnection] })
    expect(away.state().value).toBe("failed")
    expect((await away.does({ type: "reload.asked" })).value).toBe("filling")
  })
})

describeWalk(newTransportMachine, {
  inputs: [{ agencyId: 1, lasting }],
  events: [
    { type: "reload.asked" },
    { type: "form.changed", changes: complete, key: "k-1" },
    { type: "agency.chosen", agencyId: undefined, key: "k-1" },
    { type: "left.dismissed" },
    { type: "draft.deleted" },
    { type: "draft.expired" },
    { type: "submit.asked", now, key: "k-1" },
    { type: "confirmation.passed" },
    { type: "confirmation.declined" },
    { type: "another.asked" }
  ],
  answers: {
    open: [opened, { ...opened, isSignedIn: true }],
    judge: [
      { problems: [], unconfirmed: [] },
      { problems: [{ field: "patientName", text: "Enter the patient's name" }], unconfirmed: [] },
      { problems: [], unconfirmed: [{ field: "nhs", text: "Is this right?", answer: '"943 476 5918"' }] }
    ],
    send: [made]
  },
  failures: [refused(404), refused(400)]
})
