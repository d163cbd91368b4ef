import { deliveryLogic, isAt } from "@crewfleet/machines"
import { RequestFailed } from "@crewfleet/sdk"
import { uuid } from "@crewfleet/sdk/testing"
import { Effect, Exit } from "effect"
import { beforeAll, expect, it, onTestFinished } from "vitest"
import { createActor, waitFor } from "xstate"
import { type NoteDelivery, note, noteDraft, noteOptions } from "../../../machines/test/delivery/note.ts"
import { sendsAs } from "../../../machines/test/delivery/sendsAs.ts"
import { Database } from "../../src/database/Database.ts"
import type { Work } from "../../src/database/databaseOn.ts"
import { keepAttachment } from "../../src/delivery/keepAttachment.ts"
import { keepDelivered, type Sent } from "../../src/delivery/keepDelivered.ts"
import { describeOnBoth } from "../database/onBothDatabases.ts"
import { makeNotes, notePages, notes, notesOf } from "./notes.ts"

describeOnBoth("What a guest delivers", (run) => {
  const query = <A>(work: Work<A>) => run(Effect.flatMap(Database, (database) => database.query(work)))
  let number = 100
  const fresh = () => uuid(++number)
  beforeAll(() => query(makeNotes))

  /** A link of its own, to which notes and pages are sent. */
  const newLink = async () => {
    const link = `link:transport/${++number}`
    await query((db) => notesOf(db).insertInto("links").values({ name: link }).execute())
    const record = { link, number: 1 }
    return {
      record,
      sends: (sent: Partial<Sent<typeof note>> = {}) =>
        run(Effect.exit(keepDelivered(notes, record, { id: fresh(), content: note, ...sent }))),
      sendsPage: (id: string) =>
        run(Effect.exit(keepAttachment(notePages, record, id, Effect.succeed(`file of ${id}`)))),
      kept: () =>
        query((db) =>
          notesOf(db)
            .selectFrom("notes")
            .select(["id", "content", "replacedAt"])
            .where("link", "=", link)
            .orderBy("receivedAt")
            .execute()
        ),
      pages: () =>
        query((db) => notesOf(db).selectFrom("notePages").select("id").where("link", "=", link).execute())
    }
  }
  const shorter = { ...note, text: "At the back" }
  const refusal = (exit: Exit.Exit<unknown, unknown>) =>
    Exit.isFailure(exit) ? exit.cause.reasons.map((one) => "error" in one && one.error)[0] : undefined
  const conflict = { _tag: "Conflict", message: "Another note has been left here." }

  it("is kept once, however often and however much at the same time it is sent", async () => {
    const { sends, kept } = await newLink()
    const id = fresh()
    const exits = await Promise.all([1, 2, 3, 4].map(() => sends({ id })))
    exits.push(await sends({ id }))
    for (const exit of exits) expect(exit).toEqual(exits[0])
    expect(exits[0]).toMatchObject({ value: { id, content: note } })
    expect(await kept()).toEqual([{ id, content: note, replacedAt: null }])
  })

  it("lets one of several different ones at once win, and says to the others that one is there", async () => {
    const { sends, kept } = await newLink()
    const exits = await Promise.all([1, 2, 3].map(() => sends()))
    expect(exits.filter(Exit.isSuccess)).toHaveLength(1)
    expect(exits.map(refusal).filter(Boolean)).toEqual([conflict, conflict])
    expect(await kept()).toHaveLength(1)
  })

  it("takes the place of the one that it follows, which stays on record with its name", async () => {
    const { sends, kept } = await newLink()
    const [first, second] = [fresh(), fresh()]
    await sends({ id: first })
    expect(await sends({ id: second, follows: first, content: shorter })).toMatchObject({
      value: { id: second, content: shorter }
    })
    expect(await kept()).toEqual([
      { id: first, content: note, replacedAt: expect.any(Date) },
      { id: second, content: shorter, replacedAt: null }
    ])
    for (const sent of [{ id: first }, { id: first, follows: second }, { follows: first }])
      expect(refusal(await sends(sent))).toEqual(conflict)
    expect(await kept()).toHaveLength(2)
  })

  it("belongs to one record, and says one thing: its name is refused for anything else", async () => {
    const [one, other] = [await newLink(), await newLink()]
    const id = fresh()
    await one.sends({ id })
    expect(refusal(await one.sends({ id, content: shorter }))).toEqual(conflict)
    expect(refusal(await other.sends({ id }))).toEqual(conflict)
    expect(await other.kept()).toEqual([])
  })

  it("is refused in the words of its form, and where nobody may leave one", async () => {
    const { sends, kept, record } = await newLink()
    const empty = { ...note, text: "" }
    expect(refusal(await sends({ content: empty }))).toMatchObject({
      _tag: "Violated",
      violations: [{ field: "text", message: "Enter what there is to say" }]
    })
    expect(await kept()).toEqual([])
    const elsewhere = keepDelivered(notes, { ...record, link: "none" }, { id: fresh(), content: note })
    expect(refusal(await run(Effect.exit(elsewhere)))).toMatchObject({ _tag: "NotFound" })
  })

  it("keeps each attachment once, for one record, and no more than a record may bring", async () => {
    const [one, other] = [await newLink(), await newLink()]
    const id = fresh()
    await Promise.all([1, 2, 3].map(() => one.sendsPage(id)))
    expect(await one.pages()).toEqual([{ id }])
    expect(refusal(await other.sendsPage(id))).toMatchObject({ _tag: "Conflict" })
    const more = await Promise.all([1, 2, 3].map(() => one.sendsPage(fresh())))
    expect(more.map(refusal).filter(Boolean)).toEqual([
      { _tag: "BadRequest", message: "A link holds 3 pages or fewer." }
    ])
    expect(await one.pages()).toHaveLength(3)
    expect(await one.sendsPage(id)).toSatisfy(Exit.isSuccess)
  })

  it("arrives once from a device that never heard the first answers", async () => {
    const { record, kept, pages } = await newLink()
    const draft = { ...noteDraft, attachments: note.pages.map((id) => ({ id, status: "onDevice" as const })) }
    const lost = new Set<string>()
    /** The service does what it is asked, and the first answer to each is lost. */
    const answered = async <A>(id: string, work: Effect.Effect<A, unknown, Database>) => {
      const answer = await run(work)
      if (lost.has(id)) return answer
      lost.add(id)
      throw new RequestFailed({ _tag: "NetworkFailure" })
    }
    const actor = createActor(
      deliveryLogic<NoteDelivery>(
        noteOptions,
        async () => ({}) as never,
        {
          read: async () => ({ draft, facts: {} }),
          keep: async () => {},
          forget: async () => {},
          attachment: async (_, id) => new Blob([id])
        },
        {
          send: (_, { record, outgoing }) => answered(outgoing.id, keepDelivered(notes, record, outgoing)),
          attach: (_, { record, id }) =>
            answered(id, keepAttachment(notePages, record, id, Effect.succeed(id)))
        }
      ),
      { input: record }
    ).start()
    onTestFinished(() => void actor.stop())
    const id = fresh()
    await waitFor(actor, (state) => isAt(state, "filling"))
    actor.send(sendsAs(id))
    await waitFor(
      actor,
      (state) =>
        isAt(state, "waiting") && state.context.attachments.every(({ status }) => status === "waiting")
    )
    actor.send({ type: "connection.returned" })
    await waitFor(actor, ({ context }) => context.attachments.every(({ status }) => status === "received"))
    await waitFor(actor, (state) => isAt(state, "received"))
    expect(await kept()).toEqual([{ id, content: note, replacedAt: null }])
    expect((await pages()).map((page) => page.id).sort()).toEqual(note.pages.toSorted())
  })
})
