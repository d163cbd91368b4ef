import {
  type ConditionDraft,
  type ConditionReportEvent,
  conditionReportMachine,
  draftKeeperMachine,
  emptyDraft,
  type KeptReport,
  keepingOf,
  type PhotoOfBooking,
  photoSenderMachine,
  type ReportOfBooking
} from "@crewfleet/machines"
import type {
  ConditionReports,
  Failure,
  Moment,
  Notice,
  OutgoingReport,
  ReceivedReport
} from "@crewfleet/sdk"
import { describe, expect, it, onTestFinished } from "vitest"
import { createActor, fromPromise, SimulatedClock, waitFor } from "xstate"
import {
  away,
  complete,
  completeDraft,
  content,
  places,
  receivedReport,
  refused,
  scratch,
  sends,
  shoots,
  signBoth,
  uuid
} from "./someReport.ts"

const failing = (failure: Failure) => () => Promise.reject(failure)
const subject = { fuelType: "PETROL" }

/** What the device and the service do; each may be replaced while a report is open. */
const makeWorld = (kept: Partial<KeptReport> = {}) => ({
  kept: { draft: undefined, earlier: undefined, ...kept } as KeptReport,
  written: [] as Array<ConditionDraft>,
  forgotten: 0,
  sent: [] as Array<OutgoingReport>,
  photos: [] as Array<string>,
  keep: async (): Promise<void> => {},
  lookUp: async (): Promise<ConditionReports> => ({ subject }),
  send: async ({ id }: OutgoingReport): Promise<ReceivedReport> => receivedReport(id),
  sendPhoto: async (_: PhotoOfBooking): Promise<void> => {}
})

/** Somebody with a report open on a phone. */
const someone = (world = makeWorld(), moment: Moment = "PICK_UP") => {
  const told: Array<Notice> = []
  const clock = new SimulatedClock()
  const machine = conditionReportMachine.provide({
    actors: {
      readDraft: fromPromise<KeptReport, ReportOfBooking>(async () => world.kept),
      lookUp: fromPromise<ConditionReports, ReportOfBooking>(() => world.lookUp()),
      sendReport: fromPromise(({ input }) => {
        world.sent.push(input.outgoing)
        return world.send(input.outgoing)
      }),
      keeper: draftKeeperMachine.provide({
        actors: {
          keepDraft: fromPromise(async ({ input }) => {
            await world.keep()
            world.written.push(input.draft)
          }),
          forgetDraft: fromPromise(async () => {
            world.forgotten += 1
          })
        }
      }),
      photo: photoSenderMachine.provide({
        actors: {
          sendPhoto: fromPromise(({ input }) => {
            world.photos.push(input.photoId)
            return world.sendPhoto(input)
          })
        }
      })
    }
  })
  const actor = createActor(machine, { input: { bookingId: 7, moment }, clock })
  actor.on("notice", ({ notice }) => told.push(notice))
  actor.start()
  onTestFinished(() => void actor.stop())

  const comesTo = (state: Parameters<ReturnType<typeof actor.getSnapshot>["matches"]>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state), { timeout: 1_000 })
  const does = async (...events: ReadonlyArray<ConditionReportEvent>) => {
    for (const event of events) actor.send(event)
  }
  /** Lets the device write what has changed. */
  const isKept = async () => {
    const before = world.written.length
    clock.increment(200)
    await expect.poll(() => world.written.length).toBeGreaterThan(before)
  }
  const keeping = () => keepingOf(actor.getSnapshot())
  const context = () => actor.getSnapshot().context
  return { actor, clock, world, told, does, comesTo, isKept, keeping, context }
}

/** Somebody whose complete report is ready to be sent. */
const ready = async (world = makeWorld({ draft: completeDraft })) => {
  const person = someone(world)
  await person.comesTo({ filling: "known" })
  return person
}

describe("conditionReportMachine, opening", () => {
  it("shows what the device kept, without asking anybody", async () => {
    const world = makeWorld({ draft: completeDraft })
    world.lookUp = failing(away)
    const { comesTo, context } = someone(world)
    await comesTo({ filling: "unknown" })
    expect(context().form).toEqual(complete)
  })

  it("shows the report that the service has, when nothing is on the device", async () => {
    const world = makeWorld()
    world.lookUp = async () => ({ subject, pickUp: receivedReport(uuid(60)) })
    const { comesTo, context } = someone(world)
    await comesTo("received")
    expect(context()).toMatchObject({ id: uuid(60), receivedAt: "2026-03-02T10:05:00.000Z", form: complete })
  })

  it("can be filled in when there is no connection, and does not wait for one for long", async () => {
    const world = makeWorld()
    world.lookUp = () => new Promise(() => {})
    const { clock, comesTo, does, context } = someone(world)
    await comesTo("asking")
    clock.increment(4_000)
    await comesTo({ filling: "looking" })
    await does({ type: "answer.given", answers: { odometer: "12" } })
    expect(context().form.odometer).toBe("12")
  })

  it("says when there is no such booking, and looks again when asked to", async () => {
    const world = makeWorld()
    world.lookUp = failing(refused(404))
    const { comesTo, does } = someone(world)
    await comesTo("absent")
    world.lookUp = async () => ({ subject })
    await does({ type: "reload.asked" })
    await comesTo({ filling: "known" })
  })

  it("carries the damages of the pick-up over to a return, and they stay as they were found", async () => {
    const world = makeWorld()
    const pickUp = receivedReport(uuid(60), { ...complete, damages: [scratch] })
    world.lookUp = async () => ({ subject, pickUp })
    const { comesTo, does, context } = someone(world, "RETURN")
    await comesTo({ filling: "known" })
    expect(context().form.damages).toEqual([scratch])
    await does({ type: "damage.removed", id: scratch.id }, places, shoots)
    expect(context()).toMatchObject({ form: { damages: [scratch] }, photos: [] })
  })

  it("knows the pick-up that is still on this device", async () => {
    const world = makeWorld({ earlier: { odometer: 500, damages: [scratch] } })
    world.lookUp = failing(away)
    const { comesTo, does, context } = someone(world, "RETURN")
    await comesTo({ filling: "unknown" })
    expect(context().form.damages).toEqual([scratch])
    await does({ type: "answer.given", answers: { odometer: "499" } }, sends)
    expect(context().problems).toContainEqual({
      field: "odometer",
      text: "The odometer must be 500 km or more, which it showed at pick-up"
    })
  })
})

describe("conditionReportMachine, keeping", () => {
  it("writes what was typed within a moment, however fast the typing", async () => {
    const { does, clock, world, comesTo, keeping } = someone()
    await comesTo({ filling: "known" })
    for (const odometer of ["4", "48", "482"]) {
      await does({ type: "answer.given", answers: { odometer } })
      clock.increment(60)
    }
    expect(keeping()).toBe("unkept")
    clock.increment(20)
    await expect.poll(keeping).toBe("kept")
    expect(world.written.map(({ form }) => form.odometer)).toEqual(["482"])
  })

  it("keeps nothing of a form that was only opened, and says that nothing has been noted", async () => {
    const { clock, world, comesTo, keeping } = someone()
    await comesTo({ filling: "known" })
    clock.increment(200)
    await expect.poll(() => world.forgotten).toBe(1)
    expect([keeping(), world.written]).toEqual(["empty", []])
  })

  it("keeps nothing of a return that has only taken over the damages of the pick-up", async () => {
    const world = makeWorld()
    world.lookUp = async () => ({
      subject,
      pickUp: receivedReport(uuid(60), { ...complete, damages: [scratch] })
    })
    const { clock, comesTo, context, keeping } = someone(world, "RETURN")
    await comesTo({ filling: "known" })
    clock.increment(200)
    expect(context().form.damages).toEqual([scratch])
    await expect.poll(() => world.forgotten).toBe(1)
    expect([keeping(), world.written]).toEqual(["empty", []])
  })

  it("lets go of what was noted and taken back again", async () => {
    const { does, world, comesTo, isKept, keeping } = someone()
    await comesTo({ filling: "known" })
    await does({ type: "answer.given", answers: { odometer: "4" } })
    await isKept()
    await does({ type: "answer.given", answers: { odometer: "" } })
    await expect.poll(keeping).toBe("empty")
    expect(world.forgotten).toBe(2)
  })

  it("says of what the device kept earlier that it is still there, without a connection", async () => {
    const world = makeWorld({ draft: completeDraft })
    world.lookUp = failing(away)
    const { comesTo, isKept, keeping } = someone(world)
    await comesTo({ filling: "unknown" })
    await isKept()
    await expect.poll(keeping).toBe("kept")
  })

  it("says when the device keeps nothing, and tries again", async () => {
    const world = makeWorld()
    world.keep = () => Promise.reject(new Error("QuotaExceededError"))
    const { does, clock, comesTo, keeping } = someone(world)
    await comesTo({ filling: "known" })
    await does({ type: "answer.given", answers: { odometer: "4" } })
    clock.increment(200)
    await expect.poll(keeping).toBe("notKept")
    world.keep = async () => {}
    clock.increment(3_000)
    await expect.poll(keeping).toBe("kept")
    expect(world.written.at(-1)?.form.odometer).toBe("4")
  })

  it("writes the name of the report before it leaves", async () => {
    const { does, world, isKept, comesTo } = await ready()
    await isKept()
    await does(sends)
    await comesTo("sealing")
    expect(world.sent).toEqual([])
    await isKept()
    await comesTo("received")
    expect(world.written.at(-1)).toMatchObject({ id: uuid(50), asked: true })
    expect(world.sent.map(({ id }) => id)).toEqual([uuid(50)])
  })

  it("leaves although the device keeps nothing", async () => {
    const world = makeWorld({ draft: completeDraft })
    world.keep = () => new Promise(() => {})
    const { does, clock, comesTo } = await ready(world)
    await does(sends)
    clock.increment(2_000)
    await comesTo("received")
  })

  it("leaves nothing on the device once the service has everything", async () => {
    const { does, isKept, world, comesTo, keeping } = await ready()
    await does(sends)
    await isKept()
    await comesTo("received")
    await expect.poll(keeping).toBe("empty")
    expect(world.forgotten).toBe(1)
  })
})

/** Sends the report and waits until it has left. */
const sending = async (world = makeWorld({ draft: completeDraft })) => {
  const person = await ready(world)
  await person.does(sends)
  await person.isKept()
  return person
}

describe("conditionReportMachine, signing", () => {
  it("lets nobody's signature stand under what was changed afterwards, and says so", async () => {
    const { does, context, told } = await ready()
    await does({ type: "answer.given", answers: { fuel: 1 } })
    expect(context().form.signatures).toMatchObject({
      hirer: { name: "Mina Okafor", confirmed: false, signedAt: null },
      agency: { confirmed: false }
    })
    await does({ type: "answer.given", answers: { fuel: 2 } })
    expect(told.map(({ text }) => text)).toEqual(["The report has changed, so both parties sign again."])
  })

  it("sends nothing that is not signed", async () => {
    const { actor, does, context, world } = await ready()
    await does(places, sends)
    expect(actor.getSnapshot().matches("filling")).toBe(true)
    expect(context().problems.map(({ field }) => field)).toEqual(["hirer-signature", "agency-signature"])
    await does(...signBoth)
    expect(context().problems).toEqual([])
    expect(world.sent).toEqual([])
  })
})

describe("conditionReportMachine, sending", () => {
  it("tells when it was received, and by what content", async () => {
    const { comesTo, context, world } = await sending()
    await comesTo("received")
    expect(world.sent).toEqual([{ id: uuid(50), follows: null, content: content() }])
    expect(context().receivedAt).toBe("2026-03-02T10:05:00.000Z")
  })

  it.each([
    ["no connection", away],
    ["a broken service", refused(500)],
    ["a busy service", refused(429)],
    ["an ended session", refused(401)]
  ])("waits through %s, and goes out under the same name when the connection is back", async (_, failure) => {
    const world = makeWorld({ draft: completeDraft })
    world.send = failing(failure)
    const { comesTo, does, context } = await sending(world)
    await comesTo("waiting")
    expect(context()).toMatchObject({ failure, asked: true })
    world.send = async ({ id }) => receivedReport(id)
    await does({ type: "connection.returned" })
    await comesTo("received")
    expect(world.sent.map(({ id }) => id)).toEqual([uuid(50), uuid(50)])
  })

  it("tries again by itself, after longer and longer pauses", async () => {
    const world = makeWorld({ draft: completeDraft })
    world.send = failing(away)
    const { clock, comesTo } = await sending(world)
    for (const [attempt, pause] of [2_000, 5_000, 15_000, 30_000, 30_000].entries()) {
      await comesTo("waiting")
      clock.increment(pause - 1)
      expect(world.sent).toHaveLength(attempt + 1)
      clock.increment(1)
      expect(world.sent).toHaveLength(attempt + 2)
    }
  })

  it("goes on by itself after a crash, under the name that it had", async () => {
    const world = makeWorld({
      draft: { ...completeDraft, id: uuid(50), known: [uuid(50)], asked: true }
    })
    const { comesTo } = someone(world)
    await comesTo("received")
    expect(world.sent).toEqual([{ id: uuid(50), follows: null, content: content() }])
  })

  it.each([400, 403, 404, 413])("can be changed and sent again after a refusal with %s", async (status) => {
    const world = makeWorld({ draft: completeDraft })
    const violations = status === 400 ? [{ field: "odometer", message: "Not like this" }] : []
    world.send = failing(refused(status, violations))
    const { comesTo, does, context, isKept } = await sending(world)
    await comesTo({ filling: "refused" })
    expect(context().problems).toEqual(status === 400 ? [{ field: "odometer", text: "Not like this" }] : [])
    expect(context().failure).toMatchObject({ status })
    world.send = async ({ id }) => receivedReport(id)
    await does({ type: "answer.given", answers: { fuel: 3 } }, ...signBoth, {
      type: "send.asked",
      id: uuid(52)
    })
    await isKept()
    await comesTo("received")
    expect(world.sent.at(-1)).toMatchObject({ id: uuid(52), follows: uuid(50), content: { fuel: 3 } })
  })

  it("takes over the damage of a pick-up that it knew nothing of, once it is refused for that", async () => {
    const world = makeWorld({ draft: completeDraft })
    const [field, message] = ["damages", "Damage noted at pick-up belongs in the report at return"]
    world.lookUp = failing(away)
    world.send = failing(refused(400, [{ field, message }]))
    const { comesTo, does, isKept, context, told } = someone(world, "RETURN")
    await comesTo({ filling: "unknown" })
    world.lookUp = async () => ({
      subject,
      pickUp: receivedReport(uuid(60), { ...complete, damages: [scratch] })
    })
    await does(sends)
    await isKept()
    await comesTo({ filling: "refused" })
    await expect.poll(() => context().form.damages).toEqual([scratch])
    expect(context().problems).toEqual([{ field, text: message }])
    expect(context().failure).toMatchObject({ status: 400 })
    expect(told.map(({ text }) => text)).toEqual(["The report has changed, so both parties sign again."])
    world.send = async ({ id }) => receivedReport(id, context().form, "RETURN")
    await does(...signBoth, { type: "send.asked", id: uuid(52) })
    await isKept()
    await comesTo("received")
  })

  it("can be changed after a refusal without a connection", async () => {
    const world = makeWorld({ draft: completeDraft })
    world.send = failing(refused(400))
    const { comesTo, does, context, isKept } = await ready(world)
    world.lookUp = failing(away)
    await does(sends)
    await isKept()
    await comesTo({ filling: "refused" })
    await does({ type: "answer.given", answers: { fuel: 3 } })
    await isKept()
    expect(context()).toMatchObject({ form: { fuel: 3 }, failure: { status: 400 } })
  })

  it("is sent once however often that is asked for", async () => {
    const { comesTo, does, world } = await sending()
    await does({ type: "send.asked", id: uuid(51) })
    await comesTo("received")
    await does({ type: "send.asked", id: uuid(52) })
    expect(world.sent.map(({ id }) => id)).toEqual([uuid(50)])
  })

  it("is deleted from the device when somebody wants that", async () => {
    const { does, context, comesTo, world } = await ready()
    await does({ type: "draft.discarded" })
    await comesTo({ filling: "known" })
    expect(context().form.odometer).toBe("")
    await expect.poll(() => world.forgotten).toBe(1)
  })
})

describe("conditionReportMachine, in conflict", () => {
  const other = receivedReport(uuid(60), { ...complete, fuel: 2 })
  const conflicting = async () => {
    const world = makeWorld({ draft: completeDraft })
    const person = await ready(world)
    world.send = failing(refused(409))
    world.lookUp = async () => ({ subject, pickUp: other })
    await person.does(sends)
    await person.isKept()
    await person.comesTo("conflicting")
    return person
  }

  it("keeps what was typed and shows what is there", async () => {
    const { context } = await conflicting()
    expect(context()).toMatchObject({ form: complete, received: other })
  })

  it("takes the place of the other report when that is chosen", async () => {
    const { does, comesTo, isKept, world } = await conflicting()
    world.send = async ({ id }) => receivedReport(id)
    await does({ type: "own.chosen", id: uuid(51) })
    await isKept()
    await comesTo("received")
    expect(world.sent.at(-1)).toMatchObject({ id: uuid(51), follows: uuid(60) })
  })

  it("gives way to the other report when that is chosen, and leaves nothing on the device", async () => {
    const { does, comesTo, context, world } = await conflicting()
    await does({ type: "other.chosen" })
    await comesTo("received")
    expect(context()).toMatchObject({ id: uuid(60), form: { fuel: 2 }, photos: [] })
    await expect.poll(() => world.forgotten).toBe(1)
  })

  it("does not ask about a report of its own that had arrived unnoticed", async () => {
    const world = makeWorld({
      draft: { ...completeDraft, id: uuid(50), known: [uuid(49), uuid(48), uuid(50)], asked: true }
    })
    world.lookUp = async () => ({ subject, pickUp: receivedReport(uuid(49)) })
    world.send = ({ id, follows }) =>
      follows === uuid(49) ? Promise.resolve(receivedReport(id)) : Promise.reject(refused(409))
    const { comesTo } = someone(world)
    await comesTo("received")
    expect(world.sent.map(({ follows }) => follows)).toEqual([uuid(48), uuid(49)])
  })
})

describe("conditionReportMachine, with photos", () => {
  const withPhotos = (): KeptReport => ({
    draft: {
      ...completeDraft,
      form: { ...complete, damages: [{ ...scratch, photoIds: [uuid(100), uuid(101)] }] },
      photos: [
        { id: uuid(100), status: "onDevice" },
        { id: uuid(101), status: "onDevice" }
      ]
    },
    earlier: undefined
  })
  const statuses = (photos: ConditionDraft["photos"]) => photos.map(({ status }) => status)

  it("sends the report although a photo hangs and another is refused", async () => {
    const world = makeWorld(withPhotos())
    world.sendPhoto = ({ photoId }) =>
      photoId === uuid(100) ? new Promise(() => {}) : Promise.reject(refused(413))
    const { comesTo, context, keeping } = await sending(world)
    await comesTo("received")
    await expect.poll(() => statuses(context().photos)).toEqual(["sending", "refused"])
    await expect.poll(keeping).not.toBe("empty")
    expect(world.forgotten).toBe(0)
  })

  it("sends each photo by itself until the last has arrived, and only then empties the device", async () => {
    const world = makeWorld(withPhotos())
    world.sendPhoto = ({ photoId }) =>
      photoId === uuid(100) ? Promise.reject(away) : Promise.resolve(undefined)
    const { comesTo, context, does } = await sending(world)
    await comesTo("received")
    await expect.poll(() => statuses(context().photos)).toEqual(["waiting", "received"])
    expect(world.forgotten).toBe(0)
    world.sendPhoto = async () => {}
    await does({ type: "connection.returned" })
    await expect.poll(() => statuses(context().photos)).toEqual(["received", "received"])
    await expect.poll(() => world.forgotten).toBe(1)
    expect(world.photos).toEqual([uuid(100), uuid(101), uuid(100)])
  })

  it("goes on with its photos after a crash, when the report itself has been received", async () => {
    const { draft } = withPhotos()
    const world = makeWorld({
      draft: {
        ...(draft as ConditionDraft),
        asked: true,
        id: uuid(50),
        receivedAt: "2026-03-02T10:05:00.000Z",
        photos: [
          { id: uuid(100), status: "received" },
          { id: uuid(101), status: "onDevice" }
        ]
      }
    })
    const { comesTo } = someone(world)
    await comesTo("received")
    await expect.poll(() => world.forgotten).toBe(1)
    expect([world.sent, world.photos]).toEqual([[], [uuid(101)]])
  })

  it("lets go of a photo that is refused for good", async () => {
    const world = makeWorld(withPhotos())
    world.sendPhoto = ({ photoId }) =>
      photoId === uuid(100) ? Promise.reject(refused(413)) : Promise.resolve(undefined)
    const { comesTo, context, does } = await sending(world)
    await comesTo("received")
    await expect.poll(() => statuses(context().photos)).toEqual(["refused", "received"])
    await does({ type: "photo.removed", id: uuid(100) })
    await expect.poll(() => world.forgotten).toBe(1)
  })

  it("says that a photo cannot be read, and keeps the damage", async () => {
    const { does, context, comesTo } = someone()
    await comesTo({ filling: "known" })
    await does(places, { type: "photo.unreadable", damageId: scratch.id })
    expect(context()).toMatchObject({
      form: { damages: [scratch] },
      problems: [{ field: `damage-${scratch.id}`, text: "The photo cannot be read. Take another" }]
    })
  })
})

describe("conditionReportMachine, after it was received", () => {
  it("keeps nothing of a correction until something has been changed", async () => {
    const world = makeWorld()
    world.lookUp = async () => ({ subject, pickUp: receivedReport(uuid(60)) })
    const { comesTo, does, isKept, keeping } = someone(world)
    await comesTo("received")
    await does({ type: "amendment.asked" })
    await comesTo({ filling: "known" })
    await expect.poll(keeping).toBe("empty")
    await does({ type: "answer.given", answers: { fuel: 5 } })
    await isKept()
    expect(world.written).toMatchObject([{ form: { fuel: 5 }, known: [uuid(60)] }])
  })

  it("is changed by a new report that follows it, signed anew", async () => {
    const world = makeWorld({ draft: emptyDraft })
    world.lookUp = async () => ({ subject, pickUp: receivedReport(uuid(60)) })
    const { comesTo, does, context, isKept } = someone(world)
    await comesTo("received")
    await does({ type: "amendment.asked" })
    expect(context().form.signatures.hirer.signedAt).toBeNull()
    await does({ type: "answer.given", answers: { fuel: 5 } }, ...signBoth, sends)
    await isKept()
    await comesTo("received")
    expect(world.sent).toMatchObject([{ id: uuid(50), follows: uuid(60), content: { fuel: 5 } }])
  })
})
