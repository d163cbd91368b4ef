import type { Overview } from "@crewfleet/sdk"
import { overviewRows, timeframeRange } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import type { Scope } from "../tally/scope.ts"
import { type Group, groupsOf } from "../tally/tallied.ts"
import type { LocalTime } from "../time/timeZoneOf.ts"

/** The figures of the overview cards; `providers` only for all agencies together. */
export const overview = Effect.fnUntraced(function* (
  scope: Scope,
  { now, zone }: LocalTime
): Effect.fn.Return<Overview, never, Database> {
  const database = yield* Database
  const month = timeframeRange("this_month", now, zone)
  const [figures, newcomers, providers] = yield* database.query(
    async (db) =>
      [
        await groupsOf(db, scope, ["booking_status", "vehicle_status", "hirers"]),
        await groupsOf(db, scope, ["hirers"], month),
        scope === undefined ? await agencies(db) : undefined
      ] as const
  )
  const { booking_status: bookings, vehicle_status: vehicles } = figures
  return {
    ...(providers === undefined ? {} : { providers }),
    bookings: {
      total: count(bookings),
      byCurrentStatus: {
        upcoming: count(bookings, ...overviewRows.upcoming.statuses),
        inProgress: count(bookings, ...overviewRows.inProgress.statuses)
      }
    },
    vehicles: {
      total: count(vehicles),
      byStatus: {
        awaitingApproval: count(vehicles, overviewRows.awaitingApproval.status),
        active: count(vehicles, overviewRows.active.status)
      }
    },
    clients: { total: count(figures.hirers), newThisMonth: count(newcomers.hirers) }
  }
})

const agencies = (db: Kysely<Tables>) =>
  db
    .selectFrom("agencies")
    .select((agency) => agency.fn.countAll<number>().as("total"))
    .executeTakeFirst()

const count = (groups: ReadonlyArray<Group>, ...wanted: ReadonlyArray<string>): number =>
  groups
    .filter(({ group }) => wanted.length === 0 || wanted.includes(group))
    .reduce((sum, group) => sum + group.count, 0)
