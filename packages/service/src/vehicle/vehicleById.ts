import type { Vehicle } from "@crewfleet/sdk"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { fileAddress } from "../file/fileAddress.ts"
import type { Scope } from "../tally/scope.ts"
import { vehicleNotFound } from "./refusals.ts"
import { vehicleOf, vehicleRows } from "./vehicleRows.ts"

/** A vehicle with all its photos, the main one first; another agency's is not found. */
export const vehicleById = Effect.fnUntraced(function* (id: number, scope: Scope) {
  const { query } = yield* Database
  const found = isPossibleId(id)
    ? yield* query(async (db): Promise<Vehicle | undefined> => {
        const row = await vehicleRows(db)
          .where("vehicles.id", "=", id)
          .$if(scope !== undefined, (all) => all.where("vehicles.agencyId", "=", scope ?? 0))
          .executeTakeFirst()
        if (!row) return undefined
        const photos = await db
          .selectFrom("vehiclePhotos")
          .where("vehicleId", "=", id)
          .select("fileId")
          .orderBy("position")
          .execute()
        return {
          ...vehicleOf(row),
          photos: photos.map(({ fileId }) => ({ id: fileId, url: fileAddress(fileId) }))
        }
      })
    : undefined
  return found ?? (yield* Effect.fail(vehicleNotFound))
})
