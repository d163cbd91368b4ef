import { createHash } from "node:crypto"
import type { LongForm, LongFormSave } from "@crewfleet/sdk/rules"
import { Effect, Exit } from "effect"
import { sql } from "kysely"
import { beforeAll, expect, it } from "vitest"
import { filledSynthetic, syntheticForm, syntheticLongForm } from "../../../sdk/test/form/syntheticForm.ts"
import { Database } from "../../src/database/Database.ts"
import type { Work } from "../../src/database/databaseOn.ts"
import { formHash } from "../../src/form/formHash.ts"
import { readForm, saveForm, submitForm } from "../../src/form/longForms.ts"
import type { FormReader } from "../../src/form/shownAnswers.ts"
import { submittedForm } from "../../src/form/submittedForms.ts"
import { describeOnBoth } from "../database/onBothDatabases.ts"
import { insertPeople } from "../people.ts"

const answers = syntheticForm.write(filledSynthetic)
const sections = syntheticForm.sections.map(({ id }) => id)
const applicant: FormReader = { userId: 1, audiences: "all" }

describeOnBoth("A long form", (run) => {
  let worker = 100
  let user = 0
  const query = <A>(work: Work<A>) => run(Effect.flatMap(Database, (database) => database.query(work)))
  beforeAll(async () => {
    await query(insertPeople)
    user = (await query((db) => db.selectFrom("users").select("id").executeTakeFirstOrThrow())).id
  })

  /** The form of a worker of its own. */
  const form = (long: LongForm = syntheticLongForm) => {
    const subject = { kind: "worker", id: worker++, agencyId: null }
    const save = (save: LongFormSave) =>
      run(Effect.exit(saveForm(long, subject, save, { userId: user, audiences: "all" })))
    return {
      save,
      saved: async (more: Partial<LongFormSave> & Pick<LongFormSave, "answers">) => {
        const exit = await save({ sections, revision: 0, ...more })
        if (Exit.isFailure(exit)) throw new Error(JSON.stringify(exit.cause))
        return exit.value.revision
      },
      submit: (
        revision: number,
        confirmed: Parameters<typeof submitForm>[2]["confirmed"] = [],
        known: object = {}
      ) =>
        run(
          Effect.exit(
            submitForm(long, subject, { revision, confirmed }, { userId: user }, { answers: { ...known } })
          )
        ),
      copy: (revision: number) => run(submittedForm(long, subject, revision, applicant)),
      read: (reader: FormReader = applicant, as: LongForm = long) => run(readForm(as, subject, reader)),
      of: async <A>(work: (id: number) => Work<A>) => {
        const { id } = await query((db) =>
          db
            .selectFrom("longForms")
            .select("id")
            .where("subjectId", "=", subject.id)
            .executeTakeFirstOrThrow()
        )
        return query(work(id))
      }
    }
  }
  const refusal = (exit: Exit.Exit<unknown, unknown>) =>
    Exit.isFailure(exit) ? JSON.stringify(exit.cause) : undefined

  it("is kept section by section: what is absent stays, null clears", async () => {
    const { saved, read } = form()
    expect(await read()).toMatchObject({ revision: 0, answers: {}, submitted: null })
    await saved({ sections: ["work"], answers: { position: "Nurse", hours: "PART" } })
    const revision = await saved({ sections: ["work"], revision: 1, answers: { hours: null, salary: 12 } })
    expect(revision).toBe(2)
    expect((await read()).answers).toEqual({ position: "Nurse", salary: 12 })
  })

  it("lets two people save different sections at once, and refuses the later of the same one", async () => {
    const { save, saved, read } = form()
    await saved({ sections: ["work"], answers: { position: "Nurse" } })
    const both = await Promise.all([
      save({ sections: ["bank"], revision: 1, answers: { bank: "Northern" } }),
      save({ sections: ["person"], revision: 1, answers: { firstname: "Ada" } })
    ])
    expect(both.map(Exit.isSuccess)).toEqual([true, true])
    const same = await Promise.all(
      ["Carer", "Driver", "Cleaner"].map((position) =>
        save({ sections: ["work"], revision: 1, answers: { position } })
      )
    )
    expect(same.filter(Exit.isSuccess)).toHaveLength(1)
    expect(refusal(same.find(Exit.isFailure) as Exit.Exit<never, unknown>)).toContain("Conflict")
    expect((await read()).answers).toMatchObject({ bank: "Northern", firstname: "Ada" })
  })

  it("refuses what its questions refuse, at the question, and keeps nothing of it", async () => {
    const { save, read } = form()
    const exit = await save({
      sections: ["work"],
      revision: 0,
      answers: { position: "Nurse", weeklyHours: 99, hours: "PART" }
    })
    expect(refusal(exit)).toContain('"field":"weeklyHours"')
    expect(await save({ sections: ["nowhere"], revision: 0, answers: {} })).toSatisfy(Exit.isFailure)
    expect((await read()).answers).toEqual({})
  })

  it("is handed in once for each revision, complete, and never changes afterwards", async () => {
    const { saved, submit, read, of } = form()
    const { signature: _, ...unsigned } = answers
    const first = await saved({ answers: unsigned })
    expect(refusal(await submit(first))).toContain("Sign the form")
    const revision = await saved({
      sections: ["declaration"],
      revision: first,
      answers: { signature: answers.signature }
    })
    await Promise.all([submit(revision), submit(revision)])
    expect((await read()).submitted).toMatchObject({ revision })
    await saved({ sections: ["work"], revision, answers: { position: "Carer" } })
    const copies = await of(
      (id) => (db) => db.selectFrom("submittedForms").selectAll().where("formId", "=", id).execute()
    )
    expect(copies).toHaveLength(1)
    expect(copies[0]?.answers).toMatchObject({ position: "Nurse" })
    await expect(
      of((id) => (db) => sql`update submitted_forms set answers = '{}' where form_id = ${id}`.execute(db))
    ).rejects.toThrow(/never changes/)
  })

  it("is handed in anew where what is known of somebody has changed, once however often that is sent", async () => {
    const { saved, submit, copy, read } = form()
    const { preferredName: _, ...said } = answers
    const revision = await saved({ answers: said })
    await submit(revision, [], { preferredName: "Ann" })
    await submit(revision, [], { preferredName: "Ann" })
    expect((await read()).revision).toBe(revision)
    const again = await submit(revision, [], { preferredName: "Bea" })
    expect(again).toMatchObject({ value: { revision: revision + 1 } })
    expect(await submit(revision, [], { preferredName: "Bea" })).toEqual(again)
    expect((await copy(revision)).answers).toMatchObject({ preferredName: "Ann" })
    expect((await copy(revision + 1)).answers).toMatchObject({ preferredName: "Bea" })
    expect(await read()).toMatchObject({ revision: revision + 1, submitted: { revision: revision + 1 } })
  })

  it("has a hash by which nobody finds out what it says by trying", async () => {
    const said = { kind: "health", version: 1, revision: 2, answers: { disability: false } }
    const plain = JSON.stringify(["health", 1, 2, said.answers])
    const hash = await run(formHash(said))
    expect(hash).not.toBe(createHash("sha256").update(plain).digest("hex"))
    expect(await run(formHash(said))).toBe(hash)
    expect(await run(formHash({ ...said, answers: { disability: true } }))).not.toBe(hash)
  })

  it("asks about odd answers, and keeps that they were said to be right, and by whom", async () => {
    const { saved, submit, of } = form()
    const revision = await saved({ answers: { ...answers, permitExpires: "2060-01-01", salary: 200_000 } })
    const refused = refusal(await submit(revision))
    expect(refused).toContain("The permit expires in more than ten years.")
    const confirmed = syntheticForm.unconfirmed(
      syntheticForm.read({ ...answers, permitExpires: "2060-01-01", salary: 200_000 }),
      { now: new Date().toISOString() },
      []
    )
    expect(confirmed).toHaveLength(2)
    expect(refusal(await submit(revision, confirmed.slice(0, 1)))).toContain(confirmed[1]?.text)
    expect(Exit.isSuccess(await submit(revision, confirmed))).toBe(true)
    const copy = await of(
      (id) => (db) =>
        db.selectFrom("submittedForms").selectAll().where("formId", "=", id).executeTakeFirstOrThrow()
    )
    expect(copy.submittedBy).toBe(user)
    expect(copy.confirmed.map(({ field }) => field).toSorted()).toEqual(["permitExpires", "salary"])
  })

  it("leaves restricted answers out for those whom they are not for, and writes down who else looks", async () => {
    const { saved, read, of } = form()
    await saved({ answers })
    const looks = () =>
      of((id) => (db) => db.selectFrom("formLooks").selectAll().where("formId", "=", id).execute())
    const agency = await read({ userId: user, audiences: [] })
    expect(agency.withheld).toContain("disability")
    expect(agency.answers).not.toHaveProperty("disability")
    expect(agency.answers).toHaveProperty("position")
    await read()
    expect(await looks()).toMatchObject([{ userId: user, fields: [] }])
    const nurse = await read({ userId: user, audiences: ["occupationalHealth"] })
    expect(nurse.answers).toHaveProperty("disability")
    expect(await looks()).toMatchObject([
      { fields: [] },
      { userId: user, fields: expect.arrayContaining(["disability"]) }
    ])
  })

  it("keeps answers of an earlier declaration, and tells them to whoever filled it in", async () => {
    const { saved, read, of } = form()
    await saved({ sections: ["work"], answers: { position: "Nurse" } })
    await of(
      (id) => (db) =>
        sql`update long_forms set answers = answers || '{"motto": "Onwards", "hours": 7}' where id = ${id}`.execute(
          db
        )
    )
    expect(await read()).toMatchObject({
      answers: { position: "Nurse" },
      left: { motto: "Onwards", hours: 7 }
    })
    expect((await read({ userId: user, audiences: [] })).left).toEqual({})
    await saved({ sections: ["bank"], revision: 1, answers: { bank: "Northern" } })
    expect((await read()).left).toEqual({ motto: "Onwards", hours: 7 })
  })
})
