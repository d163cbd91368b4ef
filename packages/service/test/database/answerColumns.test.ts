import { file, form, rows, text, yesNo } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { type Kysely, sql } from "kysely"
import { beforeAll, expect, it } from "vitest"
import { answerColumns, type ColumnsIn } from "../../src/database/answerColumns.ts"
import { Database } from "../../src/database/Database.ts"
import { describeOnBoth } from "./onBothDatabases.ts"

const witness = form({ name: text({ label: "Name", required: "Enter a name", max: 50 }) })
const incident = form({
  happened: text({ label: "What happened", max: 50 }),
  witnesses: rows({ label: "Witnesses", one: "Witness", each: witness, max: 5 }),
  mayTell: yesNo({ label: "May the insurer be told?", details: { label: "What", max: 50 } }),
  evidence: file({ label: "Photo", accept: ["image/png"], max: 100, wrongType: "Wrong", tooLarge: "Large" })
})
const kept = answerColumns(incident, {})

interface Incidents {
  readonly incidents: ColumnsIn<typeof kept>
}

describeOnBoth("The columns of a form's answers", (run) => {
  const on = <A>(work: (db: Kysely<Incidents>) => Promise<A>) =>
    run(Effect.flatMap(Database, ({ query }) => query((db) => work(db as unknown as Kysely<Incidents>))))
  beforeAll(() =>
    on((db) =>
      sql`create table incidents (happened text, witnesses jsonb, may_tell jsonb, evidence jsonb)`.execute(db)
    )
  )

  it("keep rows, a file and what was told beside a yes as they were sent", async () => {
    const answers = {
      happened: "A gate fell",
      witnesses: [
        { rowId: "a", name: "Ada Hill" },
        { rowId: "b", name: 'Ivo "the {Reed}"' }
      ],
      mayTell: { answer: true, details: "The gate alone" },
      evidence: { id: "f", name: "gate.png", type: "image/png", size: 40 }
    } as const
    const none = { happened: null, witnesses: null, mayTell: null, evidence: null }
    await on((db) =>
      db
        .insertInto("incidents")
        .values([kept.write(answers), kept.write(none)])
        .execute()
    )
    const found = await on((db) => db.selectFrom("incidents").selectAll().orderBy("happened").execute())
    expect(found.map(kept.read)).toEqual([answers, none])
  })
})
