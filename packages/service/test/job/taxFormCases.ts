import type { ClockCase } from "./ClockCase.ts"

/** The last moment of a tax year that is over by 15 July 2026, British Summer Time, and the first of the next. */
const [over, kept] = [new Date("2023-04-05T22:59:59Z"), new Date("2023-04-05T23:00:00Z")]

/** The case of what erases tax forms. */
export const taxFormCases: Readonly<Record<string, ClockCase>> = {
  "erase-tax-forms": {
    arrange: async (db, { worker }, now) => {
      for (const table of ["longForms", "documentHolds"] as const) await db.deleteFrom(table).execute()
      await db.deleteFrom("changes").where("event", "=", "form.erased").execute()
      const common = { subjectKind: "worker", agencyId: null, version: 1, sectionRevisions: "{}" } as const
      const fill = async (
        [kind, subjectId]: readonly [string, number],
        name: string,
        savedAt: Date,
        handedIn: ReadonlyArray<Date>
      ) => {
        const answers = JSON.stringify({ fullname: name })
        const revision = handedIn.length
        const { id: formId } = await db
          .insertInto("longForms")
          .values({ ...common, kind, subjectId, revision, answers, savedAt })
          .returning("id")
          .executeTakeFirstOrThrow()
        for (const [at, submittedAt] of handedIn.entries())
          await db
            .insertInto("submittedForms")
            .values({ formId, version: 1, revision: at + 1, answers, confirmed: "[]", submittedAt })
            .execute()
        await db.insertInto("formLooks").values({ formId, fields: "[]", at: savedAt }).execute()
      }
      await fill(["hmrc", worker], "all over", over, [over])
      await fill(["hmrc", worker + 1], "handed in again", over, [over, kept])
      await fill(["hmrc", worker + 2], "typed at since", kept, [over])
      await fill(["hmrc", worker + 3], "never handed in", over, [])
      await fill(["hmrc", worker + 4], "kept", kept, [kept])
      await fill(["bank", worker], "no tax form", over, [over])
      await fill(["hmrc", worker + 5], "held", over, [over])
      const hold = { ownerKind: "worker", ownerId: worker + 5, documentId: null, reason: "A claim" } as const
      await db
        .insertInto("documentHolds")
        .values({ ...hold, heldAt: new Date(now) })
        .execute()
    },
    left: async (db) => {
      const forms = await db
        .selectFrom("longForms")
        .leftJoin("submittedForms", "formId", "longForms.id")
        .select(["longForms.answers", "submittedForms.revision"])
        .orderBy("longForms.id")
        .execute()
      const looked = await db
        .selectFrom("formLooks")
        .innerJoin("longForms", "longForms.id", "formId")
        .select("longForms.answers")
        .orderBy("formLooks.id")
        .execute()
      const told = db.selectFrom("changes").select("kind").where("event", "=", "form.erased")
      return [
        forms.map(({ answers, revision }) => [answers.fullname, revision]),
        await told.execute(),
        looked.map(({ answers }) => answers.fullname)
      ]
    },
    expected: [
      [
        ["handed in again", 2],
        ["typed at since", null],
        ["kept", 1],
        ["no tax form", 1],
        ["held", 1]
      ],
      Array.from({ length: 4 }, () => ({ kind: "worker" })),
      ["typed at since", "kept", "no tax form", "held"]
    ],
    handled: 4
  }
}
