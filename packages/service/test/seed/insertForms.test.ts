import type { LongForm, OnboardingFormName } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import { beforeAll, expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import type { Tables } from "../../src/database/Tables.ts"
import { onboardingLongForms } from "../../src/onboarding/onboardingLongForms.ts"
import { insertAccounts } from "../../src/seed/insertAccounts.ts"
import { insertPeople } from "../../src/seed/insertPeople.ts"
import { insertRentals } from "../../src/seed/insertRentals.ts"
import { insertStaff } from "../../src/seed/insertStaff.ts"
import { Random } from "../../src/seed/Random.ts"
import { describeOnce } from "../database/onBothDatabases.ts"

const now = new Date("2026-03-31T10:00:00Z")

describeOnce("The onboarding forms of the demo", (run) => {
  const query = <A>(work: (db: Kysely<Tables>) => Promise<A>) =>
    run(Effect.flatMap(Database, (database) => database.query(work)))

  beforeAll(() =>
    query(async (db) => {
      const random = new Random(1)
      const { customers, ...holders } = await insertPeople(db, random, now)
      await insertAccounts(db, holders)
      await insertRentals(db, random, holders.agencyIds, customers, now)
      await insertStaff(db, holders, now, ["", ""])
    })
  )

  it("were handed in without anything wrong, and with what is odd said to be right", async () => {
    const rows = await query((db) =>
      db
        .selectFrom("submittedForms")
        .innerJoin("longForms", "longForms.id", "formId")
        .select(["kind", "submittedForms.answers", "submittedAt", "confirmed"])
        .execute()
    )
    for (const { kind, answers, submittedAt, confirmed } of rows) {
      const { form }: LongForm = onboardingLongForms[kind as OnboardingFormName]
      const at = { now: submittedAt.toISOString() }
      const said = form.read(answers)
      const odd = form.unconfirmed(said, at, [])
      expect(form.problems(said, at)).toEqual([])
      expect(odd.map(({ field, text }: (typeof confirmed)[number]) => ({ field, text }))).toEqual(confirmed)
    }
  })

  it("have come differently far, and some were handed in again", async () => {
    const rows = await query((db) =>
      db
        .selectFrom("longForms")
        .select((row) => [
          "kind",
          "revision",
          row
            .selectFrom("submittedForms")
            .whereRef("formId", "=", "longForms.id")
            .select(({ fn }) => fn.countAll<number>().as("copies"))
            .as("copies"),
          row
            .selectFrom("formReviews")
            .innerJoin("submittedForms", "submittedForms.id", "submittedFormId")
            .whereRef("formId", "=", "longForms.id")
            .whereRef("submittedForms.revision", "=", "longForms.revision")
            .select("status")
            .limit(1)
            .as("status")
        ])
        .execute()
    )
    for (const kind of Object.keys(onboardingLongForms)) {
      const ofKind = rows.filter((row) => row.kind === kind)
      const count = (is: (row: (typeof rows)[number]) => boolean) => ofKind.filter(is).length
      expect(count(({ copies }) => copies === 0)).toBeGreaterThan(0)
      expect(count(({ copies, status }) => copies === 1 && status === null)).toBeGreaterThan(3)
      expect(count(({ status }) => status === "APPROVED")).toBeGreaterThan(15)
      expect(count(({ status }) => status === "REJECTED")).toBeGreaterThan(0)
      expect(count(({ copies, status }) => copies === 2 && status === null)).toBeGreaterThan(0)
    }
  })
})
