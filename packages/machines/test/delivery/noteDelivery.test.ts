import {
  type DeliveryCalls,
  type DeliverySnapshot,
  deliveryLogic,
  deliveryStatus,
  draftIn,
  isAt,
  keepingOf,
  unsentOf
} from "@crewfleet/machines"
import { type Failure, makeClient, type PromiseClient, RequestFailed } from "@crewfleet/sdk"
import { uuid } from "@crewfleet/sdk/testing"
import { describe, expect, it, onTestFinished } from "vitest"
import { createActor, waitFor } from "xstate"
import {
  type NoteDelivery,
  type NoteDraft,
  note,
  noteDraft,
  noteOptions,
  noteWords,
  receiptOf,
  record,
  writes
} from "./note.ts"
import { sendsAs } from "./sendsAs.ts"

const away: Failure = { _tag: "NetworkFailure" }
const refused = (status: number): Failure => ({ _tag: "Refused", status, violations: [] })
const failing = (failure: Failure) => () => Promise.reject(new RequestFailed(failure))
const asked = { ...noteDraft, id: uuid(50), known: [uuid(50)], asked: true }

/** Somebody with a link, on a device that has a draft and the files of both pages. */
const guest = (draft: NoteDraft | undefined, calls: Partial<DeliveryCalls<NoteDelivery>> = {}) => {
  const device = { draft, files: new Map(note.pages.map((id) => [id, new Blob([`page ${id}`])])) }
  const log = {
    clients: new Set<PromiseClient>(),
    sent: [] as Array<unknown>,
    attached: [] as Array<unknown>
  }
  const client = makeClient({ baseUrl: "http://service.test" })
  const actor = createActor(
    deliveryLogic<NoteDelivery>(
      noteOptions,
      async () => client,
      {
        read: async () => ({ draft: device.draft, facts: {} }),
        keep: async (_, draft) => {
          device.draft = draft
        },
        forget: async () => {
          device.draft = undefined
        },
        attachment: async (_, id) => device.files.get(id)
      },
      {
        send: async (client, { record, outgoing }, options) => {
          log.clients.add(client)
          log.sent.push({ record, ...outgoing })
          return (
            calls.send?.(client, { record, outgoing }, options) ?? receiptOf(outgoing.id, outgoing.content)
          )
        },
        attach: async (client, attachment, options) => {
          log.clients.add(client)
          await calls.attach?.(client, attachment, options)
          log.attached.push({ id: attachment.id, says: await attachment.file.text() })
        }
      }
    ),
    { input: record }
  ).start()
  onTestFinished(() => void actor.stop())
  const comesTo = (...steps: Parameters<typeof isAt> extends [unknown, ...infer Steps] ? Steps : never) =>
    waitFor(actor, (snapshot) => isAt(snapshot, ...steps))
  const says = () => deliveryStatus(actor.getSnapshot(), noteWords, (instant) => instant.slice(0, 10))
  return { actor, client, device, log, comesTo, says, context: () => actor.getSnapshot().context }
}

describe("a delivery of somebody without a session", () => {
  it("is sent by the client that it was given, and by no other, with each of its attachments", async () => {
    const { actor, client, comesTo, device, log } = guest(noteDraft)
    await comesTo("filling")
    actor.send(sendsAs(uuid(50)))
    await comesTo("received")
    await expect.poll(() => device.draft).toBeUndefined()
    expect([...log.clients]).toEqual([client])
    expect(log.sent).toEqual([{ record, id: uuid(50), follows: null, content: note }])
    expect(log.attached).toEqual(note.pages.map((id) => ({ id, says: `page ${id}` })))
  })

  it("has been received while an attachment is owed, which stays on the device until it has arrived", async () => {
    let attach = failing(away)
    const { actor, comesTo, context, device, says } = guest(asked, {
      attach: (_, { id }) => (id === uuid(2) ? attach() : Promise.resolve())
    })
    await comesTo("received")
    await expect
      .poll(() => context().attachments.map(({ status }) => status))
      .toEqual(["received", "waiting"])
    expect(says()).toEqual({
      tone: "success",
      fact: "Received 2026-03-02",
      advice: ["1 page still on this device, to be sent by itself."]
    })
    expect(unsentOf(actor.getSnapshot())).toBe("waiting")
    await expect.poll(() => device.draft?.receivedAt).toBeDefined()
    attach = () => Promise.resolve() as never
    actor.send({ type: "connection.returned" })
    await expect.poll(() => device.draft).toBeUndefined()
    expect(unsentOf(actor.getSnapshot())).toBeUndefined()
  })

  it("sends what is owed after a reload, and the content not again", async () => {
    const before = guest(asked, {
      attach: (_, { id }) => (id === uuid(2) ? failing(away)() : Promise.resolve())
    })
    await before.comesTo("received")
    await expect
      .poll(() => before.context().attachments.map(({ status }) => status))
      .toEqual(["received", "waiting"])
    before.actor.stop()
    const after = guest(JSON.parse(JSON.stringify(draftIn(before.context()))))
    await after.comesTo("received")
    await expect.poll(() => after.device.draft).toBeUndefined()
    expect([after.log.sent, after.log.attached]).toEqual([[], [{ id: uuid(2), says: `page ${uuid(2)}` }]])
  })

  it("is refused for another one of its kind where nobody else can make one, and can be changed then", async () => {
    let send: DeliveryCalls<NoteDelivery>["send"] = failing(refused(409))
    const { actor, comesTo, context, log } = guest(asked, { send: (...request) => send(...request) })
    await comesTo("refused")
    expect(context()).toMatchObject({ form: note, refusal: { status: 409 }, asked: false })
    send = async (_, { outgoing }) => receiptOf(outgoing.id, outgoing.content)
    actor.send(writes({ text: "At the back" }))
    actor.send(sendsAs(uuid(51)))
    await comesTo("received")
    expect(log.sent).toMatchObject([
      { id: uuid(50) },
      { id: uuid(51), follows: uuid(50), content: { text: "At the back" } }
    ])
  })

  it("says of an attachment whose file is gone that it is not here any more", async () => {
    const { actor, comesTo, context, device } = guest(noteDraft)
    device.files.delete(uuid(2))
    await comesTo("filling")
    actor.send(sendsAs(uuid(50)))
    await expect
      .poll(() => context().attachments[1])
      .toMatchObject({ status: "refused", failure: { status: 410 } })
  })
})

describe("what is owed of a delivery that was received", () => {
  /** A note that was received but for its second page, and is being corrected. */
  const correcting = async (draft: NoteDraft = asked) => {
    let attach = failing(away)
    const made = guest(draft, { attach: (_, { id }) => (id === uuid(1) ? Promise.resolve() : attach()) })
    const { actor, comesTo, context } = made
    await comesTo("received", "filling")
    await expect.poll(() => context().attachments.find(({ id }) => id === uuid(2))?.status).toBe("waiting")
    actor.send({ type: "amendment.asked" })
    return {
      ...made,
      comesBack: () => {
        attach = () => Promise.resolve() as never
        actor.send({ type: "connection.returned" })
      }
    }
  }
  const owedOf = ({ attachments }: NoteDraft) =>
    attachments.flatMap(({ id, status }) => (status === "received" ? [] : [id]))
  const again = (draft: NoteDraft): NoteDraft => JSON.parse(JSON.stringify(draftIn(draft)))

  it("is sent where a correction is left, and nothing that the correction added", async () => {
    const { actor, comesBack, context, device, log } = await correcting()
    actor.send(writes({ text: "At the back", pages: [...note.pages, uuid(3)] }))
    actor.send({ type: "draft.discarded" })
    expect([context().form, owedOf(context())]).toEqual([note, [uuid(2)]])
    await expect.poll(() => device.draft && owedOf(device.draft)).toEqual([uuid(2)])
    comesBack()
    await expect.poll(() => device.draft).toBeUndefined()
    expect(log.attached.map((one) => Object(one).id)).toEqual(note.pages)
  })

  it("is said of a correction in which nothing was changed, which is not said to be unsent", async () => {
    const { actor } = await correcting()
    const status = (isNoted: boolean) => deliveryStatus(actor.getSnapshot(), noteWords, String, isNoted)
    await expect.poll(() => keepingOf(actor.getSnapshot())).toBe("kept")
    expect(status(false)).toEqual({
      tone: "neutral",
      fact: "Nothing changed yet",
      advice: ["1 page still on this device, to be sent by itself."]
    })
    expect(status(true).fact).toBe("On this device, not sent yet")
  })

  it("is owed once, also where a correction names it no more and then again", async () => {
    const { actor, context } = await correcting()
    actor.send(writes({ pages: [uuid(1)] }))
    expect(owedOf(context())).toEqual([uuid(2)])
    actor.send(writes({ pages: note.pages }))
    expect(owedOf(context())).toEqual([uuid(2)])
  })

  it("is sent though what is noted next names none of it, as where a vehicle was exchanged", async () => {
    const { actor, comesBack, log } = await correcting()
    actor.send(writes({ text: "Of another vehicle", pages: [] }))
    comesBack()
    await expect.poll(() => log.attached.map((one) => Object(one).id)).toEqual(note.pages)
  })

  it("is sent by itself after a reload amid a correction, whose own pages wait until that is sent", async () => {
    const before = await correcting()
    before.actor.send(writes({ pages: [...note.pages, uuid(3)] }))
    before.actor.stop()
    const { comesTo, context, log } = guest(again(before.context()))
    await comesTo("filling")
    await expect.poll(() => log.attached.map((one) => Object(one).id)).toEqual([uuid(2)])
    expect(owedOf(context())).toEqual([uuid(3)])
  })

  it("is still owed where a correction is left after a reload", async () => {
    const before = await correcting()
    before.actor.send(writes({ text: "At the back" }))
    before.actor.stop()
    const { actor, comesBack, context, device } = await correcting(again(before.context()))
    actor.send({ type: "draft.discarded" })
    expect([context().form, owedOf(context())]).toEqual([note, [uuid(2)]])
    comesBack()
    await expect.poll(() => device.draft).toBeUndefined()
  })

  it("is not owed again where the service has it, and it is taken out and put back", async () => {
    const { actor, comesTo, context, device } = guest(asked)
    await comesTo("received")
    await expect.poll(() => device.draft).toBeUndefined()
    actor.send({ type: "amendment.asked" })
    actor.send(writes({ pages: [uuid(1)] }))
    actor.send(writes({ pages: note.pages }))
    expect(owedOf(context())).toEqual([])
  })
})

describe("the form of a delivery", () => {
  it("names its attachments: one that it names first is on this device, one that it names no more is gone", async () => {
    const { actor, comesTo, context } = guest(noteDraft)
    await comesTo("filling")
    actor.send(writes({ pages: [uuid(1), uuid(3)] }))
    expect(context().attachments).toEqual([
      { id: uuid(1), status: "onDevice" },
      { id: uuid(3), status: "onDevice" }
    ])
  })

  it("is not sent while a rule of its own forbids that, which may look at what the service told", async () => {
    const { actor, comesTo, context, log } = guest({ ...noteDraft, facts: { most: 3 } })
    await comesTo("filling")
    actor.send(sendsAs(uuid(50)))
    expect(context().problems).toEqual([{ field: "text", text: "Say it in fewer words" }])
    expect(log.sent).toEqual([])
  })

  it("is begun once anything is in it, and nothing of it is kept before", async () => {
    const { actor, comesTo, device } = guest(undefined)
    await comesTo("filling")
    expect(keepingOf(actor.getSnapshot() as DeliverySnapshot)).toBe("empty")
    actor.send(writes({ text: "Left" }))
    await expect.poll(() => device.draft?.form.text).toBe("Left")
  })
})
