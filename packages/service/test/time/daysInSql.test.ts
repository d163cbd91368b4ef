import { addDays, bucketStarts, dayOf, startOfDay } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import fc from "fast-check"
import { sql } from "kysely"
import { expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import { describeOnBoth } from "../database/onBothDatabases.ts"

const zones = [
  "Europe/London",
  "America/New_York",
  "Australia/Lord_Howe",
  "Asia/Kathmandu",
  "Africa/Casablanca",
  // Here the clocks change at midnight.
  "America/Havana",
  "America/Santiago"
]

/**
 * Days on which clocks change in one of the zones or another. What will be decided about later years, the runtime and the
 * database each learn with their next release, and not on the same day.
 */
const changes = [
  ...["2025-02-23", "2025-03-09", "2025-03-30", "2025-04-05", "2025-04-06", "2025-09-06", "2025-09-07"],
  ...["2025-10-04", "2025-10-05", "2025-10-26", "2025-11-02"]
]
const day = 86_400_000
const moment = fc.oneof(
  fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -day, max: 2 * day }))
    .map(([date, off]) => new Date(Date.parse(date) + off)),
  fc.date({ min: new Date("2021-01-01"), max: new Date("2026-01-01"), noInvalidDate: true })
)

describeOnBoth("The database", (run) => {
  const inSql = (at: Date, zone: string) =>
    run(
      Effect.flatMap(Database, ({ query }) =>
        query(async (db) => {
          const found = await sql<{ day: Date; hour: Date }>`
            select day, date_bin('1 hour', at, day) as hour
            from (select ${at.toISOString()}::timestamptz as at) moments
            cross join lateral (select start_of_day(at, ${zone}) as day) days`.execute(db)
          return found.rows[0]
        })
      )
    )

  it("begins days and hours when the portal does, in every zone, however its clocks change", async () => {
    await fc.assert(
      fc.asyncProperty(moment, fc.constantFrom(...zones), async (at, zone) => {
        const today = dayOf(at, zone)
        const [begins, ends] = [today, addDays(today, 1)].map((date) => startOfDay(date, zone) ?? at)
        const hours = bucketStarts(begins ?? at, ends ?? at, "hour", zone)
        expect(await inSql(at, zone)).toEqual({
          day: begins,
          hour: hours.findLast((hour) => hour <= at)
        })
      }),
      { numRuns: 300 }
    )
  })
})
