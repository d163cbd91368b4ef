import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import type { Scope } from "../tally/scope.ts"
import { vehicleConflict, vehicleNotFound } from "./refusals.ts"

/** A vehicle of an agency, or of any, which nobody else can change until the transaction ends. */
export const lockedVehicle = Effect.fnUntraced(function* (id: number, scope: Scope) {
  const { query } = yield* Database
  const vehicle = isPossibleId(id)
    ? yield* query((db) =>
        db
          .selectFrom("vehicles")
          .select(["status", "version", "detailsVersion", "name", "model", "regno", "bodyType"])
          .where("id", "=", id)
          .$if(scope !== undefined, (all) => all.where("agencyId", "=", scope ?? 0))
          .forUpdate()
          .executeTakeFirst()
      )
    : undefined
  return vehicle ?? (yield* Effect.fail(vehicleNotFound))
})

/**
 * Refuses whoever saw another version of a vehicle than the present one; photos that were changed since do not count,
 * as their own agency adds them while it describes the vehicle.
 */
export const whereDetailsWereSeen = (
  present: { readonly version: number; readonly detailsVersion: number },
  seen: number | undefined
) =>
  typeof seen === "number" && (seen < present.detailsVersion || seen > present.version)
    ? Effect.fail(vehicleConflict)
    : Effect.void
