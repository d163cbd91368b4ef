import { file, form, group, rows, text } from "@crewfleet/sdk/rules"
import { Effect, Exit } from "effect"
import { beforeAll, expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import type { Work } from "../../src/database/databaseOn.ts"
import { FileStores } from "../../src/file/FileStores.ts"
import { keepFile, type NewFile } from "../../src/file/keptFile.ts"
import {
  type Answerer,
  answerLinks,
  type ChangedAnswers,
  takeAnswerFiles
} from "../../src/form/answerFiles.ts"
import { describeOnBoth } from "../database/onBothDatabases.ts"
import { insertPeople, type People } from "../people.ts"

const photo = (accept = ["image/png"]) =>
  file({ label: "Photo", accept, max: 100, wrongType: "Only a photo", tooLarge: "Too large" })
const incident = form({
  happened: text({ label: "What happened", max: 50 }),
  photo: photo(),
  place: group({ label: "Place", each: form({ sketch: photo() }) }),
  witnesses: rows({ label: "Witnesses", one: "Witness", each: form({ card: photo() }), max: 3 })
})
const gone = "The uploaded file is not there any more. Upload it again."

describeOnBoth("The files among the answers of a form", (run) => {
  let people: People
  let me: Answerer = { userId: null, agencyId: null }
  let other = 0
  const query = <A>(work: Work<A>) => run(Effect.flatMap(Database, (database) => database.query(work)))
  beforeAll(async () => {
    people = await query(insertPeople)
    const users = await query((db) => db.selectFrom("users").select("id").orderBy("id").limit(2).execute())
    me = { userId: users[0]?.id ?? 0, agencyId: people.agency }
    other = users[1]?.id ?? 0
  })

  const uploaded = async (more: Partial<NewFile> = {}) => {
    const sent = { contentType: "image/png", content: Buffer.from("png"), purpose: "answer" } as const
    const kept = keepFile({ ...sent, agencyId: me.agencyId, ownerUserId: me.userId, ...more })
    const id = await run(Effect.provide(kept, FileStores.layer))
    return { id, name: "a.png", type: "image/png", size: 3 }
  }
  const wrongWith = async (change: Partial<ChangedAnswers>, by = me) => {
    const exit = await run(
      Effect.exit(
        Effect.flatMap(Database, ({ transaction }) =>
          transaction(takeAnswerFiles(incident, by, { answers: {}, before: {}, ...change }))
        )
      )
    )
    if (Exit.isSuccess(exit)) return []
    const [refusal] = exit.cause.reasons.map((one) => ("error" in one ? one.error : undefined))
    return refusal?._tag === "Violated" ? refusal.violations : [refusal]
  }
  const isInUse = async ({ id }: { readonly id: string }) => {
    const { removeAt } = await query((db) =>
      db.selectFrom("files").select("removeAt").where("id", "=", id).executeTakeFirstOrThrow()
    )
    return removeAt === null
  }

  it("are put to use with the answers, in groups and rows too, and dropped once no answer names them", async () => {
    const [one, sketch, card] = [await uploaded(), await uploaded(), await uploaded()]
    const answers = { photo: one, place: { sketch }, witnesses: [{ rowId: "a", card }] }
    expect(await wrongWith({ answers })).toEqual([])
    expect(await Promise.all([one, sketch, card].map(isInUse))).toEqual([true, true, true])
    expect(await wrongWith({ answers, before: answers })).toEqual([])
    expect(await wrongWith({ answers: { ...answers, place: null, witnesses: [] }, before: answers })).toEqual(
      []
    )
    expect(await Promise.all([one, sketch, card].map(isInUse))).toEqual([true, false, false])
  })

  it("stay where something else that is kept names them, and may be named again", async () => {
    const one = await uploaded()
    await wrongWith({ answers: { photo: one } })
    const isNamed = (id: string) => Effect.succeed(id === one.id)
    expect(await wrongWith({ before: { photo: one }, isNamed })).toEqual([])
    expect(await isInUse(one)).toBe(true)
    expect(await wrongWith({ answers: { photo: one } })).toMatchObject([{ message: gone }])
    expect(await wrongWith({ answers: { photo: one }, isNamed })).toEqual([])
  })

  it("are the uploads of whoever answers, for a question, and nobody put them to use", async () => {
    const used = await uploaded()
    await wrongWith({ answers: { photo: used } })
    const refused = [
      await uploaded({ ownerUserId: other }),
      await uploaded({ agencyId: people.otherAgency }),
      await uploaded({ agencyId: null }),
      await uploaded({ purpose: "document" }),
      used,
      { ...used, id: "e0e0e0e0-0000-4000-8000-000000000000" },
      { ...used, id: "no id" },
      { name: "a.png", type: "image/png", size: 3 }
    ]
    for (const card of refused)
      expect(await wrongWith({ answers: { witnesses: [{ rowId: "a", card }] } })).toEqual([
        { field: "witnesses.a.card", message: gone }
      ])
    const own = await uploaded()
    expect(await wrongWith({ answers: { photo: own } }, { ...me, userId: null })).toMatchObject([
      { field: "photo", message: gone }
    ])
    expect(await isInUse(own)).toBe(false)
  })

  it("are what their question accepts, whichever question they were uploaded for", async () => {
    const answers = { photo: await uploaded({ contentType: "application/pdf" }) }
    expect(await wrongWith({ answers })).toEqual([{ field: "photo", message: "Only a photo" }])
  })

  it("go to one of two forms that name the same upload at once", async () => {
    const answers = { photo: await uploaded() }
    const both = await Promise.all([wrongWith({ answers }), wrongWith({ answers })])
    expect(both.map(({ length }) => length).toSorted()).toEqual([0, 1])
  })

  it("have signed addresses, by their ids", async () => {
    const [one, card] = [await uploaded(), await uploaded()]
    const links = await run(answerLinks(incident, { photo: one, witnesses: [{ rowId: "a", card }] }))
    expect(Object.keys(links).toSorted()).toEqual([one.id, card.id].toSorted())
    expect(links[card.id]).toMatch(new RegExp(`^/files/${card.id}\\?until=\\d+&signature=`))
  })
})
