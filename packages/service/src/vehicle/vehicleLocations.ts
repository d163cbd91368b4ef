import type { LocationDetails, VehicleLocation } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import { type Complete, locationForm, vehicleChoice } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { keptLocation } from "../database/RentalTables.ts"
import type { UniqueViolation } from "../database/UniqueViolation.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { checkedAnswers } from "../form/checkedAnswers.ts"
import { violating } from "../http/violationsOf.ts"
import { listOf } from "../list/listOf.ts"

const notFound: Refusal = { _tag: "NotFound", message: "This location cannot be found." }
const conflict: Refusal = {
  _tag: "Conflict",
  message: "Somebody else has changed this location meanwhile."
}
const taken = violating([{ field: "name", text: "There is a location with this name already" }])
const columns = ["id", ...keptLocation.names, "version"] as const

/** The places where an agency hands vehicles over, by name. */
export const locationList = listOf({
  table: "locations",
  owner: "agencyId",
  sorts: { name: ["name"] },
  size: vehicleChoice.locations,
  rows: (db, ids) => db.selectFrom("locations").select(columns).where("id", "in", ids).execute(),
  line: (location): VehicleLocation => withoutNulls(location)
})

/** Adds a place; two of one agency cannot have the same name. */
export const addLocation = Effect.fnUntraced(function* (agencyId: number, details: LocationDetails) {
  const { attempt } = yield* Database
  const location = yield* checked(details)
  const added = yield* attempt((db) =>
    db
      .insertInto("locations")
      .values({ ...location, agencyId })
      .returning(columns)
      .executeTakeFirstOrThrow()
  ).pipe(Effect.catchTag("UniqueViolation", isTaken))
  return withoutNulls(added)
})

/** A place of an agency; another's is not found. */
export const locationById = Effect.fnUntraced(function* (id: number, agencyId: number) {
  const { query } = yield* Database
  const found = isPossibleId(id)
    ? yield* query((db) =>
        db
          .selectFrom("locations")
          .select(columns)
          .where("id", "=", id)
          .where("agencyId", "=", agencyId)
          .executeTakeFirst()
      )
    : undefined
  return found ? withoutNulls(found) : yield* Effect.fail(notFound)
})

/** Saves what an agency changed about its place; whoever edited another version than the present one is refused. */
export const updateLocation = Effect.fnUntraced(function* (
  agencyId: number,
  id: number,
  details: LocationDetails
) {
  const { attempt } = yield* Database
  const location = yield* checked(details)
  yield* locationById(id, agencyId)
  // In one statement, so that of two who name the same version at once the second finds another one.
  const saved = yield* attempt((db) =>
    db
      .updateTable("locations")
      .set((row) => ({ ...location, version: row("version", "+", 1) }))
      .where("id", "=", id)
      .$if(typeof details.version === "number", (all) => all.where("version", "=", details.version ?? 0))
      .returning(columns)
      .executeTakeFirst()
  ).pipe(Effect.catchTag("UniqueViolation", isTaken))
  return saved ? withoutNulls(saved) : yield* Effect.fail(conflict)
})

const isTaken = (violation: UniqueViolation) =>
  violation.constraint === "locations_name" ? Effect.fail(taken) : Effect.die(violation)

const checked = (details: LocationDetails) =>
  Effect.map(
    checkedAnswers(locationForm, locationForm.read(details)),
    (answers: Complete<typeof locationForm>) => keptLocation.write(answers)
  )
