import {
  type LocationDetails,
  type LocationForm,
  locationDetailsIn,
  locationProblems,
  type Page,
  type Refusal,
  type VehicleLocation
} from "@crewfleet/sdk"
import { Effect } from "effect"
import type { Collision } from "../database/Collision.ts"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/isPossibleId.ts"
import { violating } from "../http/violationsOf.ts"

const notFound: Refusal = { _tag: "NotFound", message: "This location cannot be found." }
const taken = violating([{ field: "name", text: "There is a location with this name already" }])
const columns = ["id", "name", "firstLine", "city", "postalCode", "country"] as const

/** One page of the places where an agency hands vehicles over, by name. */
export const locationList = Effect.fnUntraced(function* (
  agencyId: number,
  { offset, limit }: { readonly offset: number; readonly limit: number }
): Effect.fn.Return<Page<VehicleLocation>, never, Database> {
  const { query } = yield* Database
  return yield* query(async (db) => {
    const own = db.selectFrom("locations").where("agencyId", "=", agencyId)
    const { total } = await own
      .select((row) => row.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow()
    const content = await own.select(columns).orderBy("name").limit(limit).offset(offset).execute()
    return { content, totalElements: total }
  })
})

/** Adds a place; two of one agency cannot have the same name. */
export const addLocation = Effect.fnUntraced(function* (agencyId: number, details: LocationDetails) {
  const { attempt } = yield* Database
  const location = yield* checked(details)
  return yield* attempt((db) =>
    db
      .insertInto("locations")
      .values({ ...location, agencyId })
      .returning(columns)
      .executeTakeFirstOrThrow()
  ).pipe(Effect.catchTag("Collision", isTaken))
})

/** Saves what an agency changed about its place. */
export const updateLocation = Effect.fnUntraced(function* (
  agencyId: number,
  id: number,
  details: LocationDetails
) {
  const { attempt } = yield* Database
  const location = yield* checked(details)
  const saved = isPossibleId(id)
    ? yield* attempt((db) =>
        db
          .updateTable("locations")
          .set(location)
          .where("id", "=", id)
          .where("agencyId", "=", agencyId)
          .returning(columns)
          .executeTakeFirst()
      ).pipe(Effect.catchTag("Collision", isTaken))
    : undefined
  return saved ?? (yield* Effect.fail(notFound))
})

const isTaken = (collision: Collision) =>
  collision.constraint === "locations_name" ? Effect.fail(taken) : Effect.die(collision)

const checked = Effect.fnUntraced(function* (details: LocationDetails) {
  const form: LocationForm = {
    ...details,
    firstLine: details.firstLine ?? "",
    postalCode: details.postalCode ?? ""
  }
  const problems = locationProblems(form)
  if (problems.length > 0) return yield* Effect.fail(violating(problems))
  const { firstLine = null, postalCode = null, ...told } = locationDetailsIn(form)
  return { ...told, firstLine, postalCode }
})
