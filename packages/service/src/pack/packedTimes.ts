import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import type { KeptSpec } from "../transport/crewOf.ts"

/** The hours of a crew with every entry, the first first; and, apart from them, why they were corrected and objected to. */
export const packedTimes = async (db: Kysely<Tables>, specs: ReadonlyArray<KeptSpec>) => {
  const places = specs.flatMap(({ assignmentCodeName: role, places: all }) =>
    all
      .filter(({ times }) => times.length > 0)
      .map(({ id, firstname, lastname, times }) => ({
        ...{ bookingId: id, name: `${firstname} ${lastname}`, role },
        times: times.toReversed()
      }))
  )
  const objected = await db
    .selectFrom("shiftTimes")
    .select(["id", "objectedAt"])
    .where("bookingId", "in", [0, ...places.map(({ bookingId }) => bookingId)])
    .where("objectedAt", "is not", null)
    .execute()
  const objectedAt = new Map(objected.map(({ id, objectedAt: at }) => [id, at?.toISOString()]))
  return {
    times: places.map(({ times, ...person }) => ({
      ...person,
      entries: times.map(({ id, start, end, breakTime, by = null, at }) => ({
        ...{ id, start, end, breakTime, enteredBy: by, enteredAt: at },
        objectedAt: objectedAt.get(id) ?? null
      }))
    })),
    said: places.flatMap(({ times, name }) =>
      times
        .filter(({ reason, objection }) => reason || objection)
        .map(({ id, reason = null, objection = null }) => ({ entry: id, name, reason, objection }))
    )
  }
}
