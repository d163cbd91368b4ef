import type { Refusal } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import type { ExpressionBuilder, Kysely } from "kysely"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"

/** Whether no defect keeps a vehicle out of service. */
export const isInService = ({ exists, not, selectFrom }: ExpressionBuilder<Tables, "vehicles">) =>
  not(
    exists(
      selectFrom("roadDefects").select("roadDefects.id").whereRef("roadDefects.vehicleId", "=", "vehicles.id")
    )
  )

/** What keeps which of some vehicles out of service, in words, by the number of the vehicle. */
export const roadDefectsOf = async (
  db: Kysely<Tables>,
  vehicleIds: ReadonlyArray<number>
): Promise<ReadonlyMap<number, ReadonlyArray<string>>> => {
  if (vehicleIds.length === 0) return new Map()
  const rows = await db
    .selectFrom("roadDefects")
    .innerJoin("transportJobs", "transportJobs.id", "roadDefects.jobId")
    .select(["roadDefects.vehicleId", "label", "ref"])
    .where("roadDefects.vehicleId", "in", vehicleIds)
    .orderBy("roadDefects.id")
    .execute()
  const texts = new Map<number, Array<string>>()
  for (const { vehicleId, label, ref } of rows)
    texts.set(vehicleId, [
      ...(texts.get(vehicleId) ?? []),
      `Out of service until mended: ${label} (found on the journey ${ref})`
    ])
  return texts
}

/** Refuses a vehicle that a defect keeps out of service. */
export const inService = Effect.fnUntraced(function* (vehicleId: number) {
  const { query } = yield* Database
  const defects = (yield* query((db) => roadDefectsOf(db, [vehicleId]))).get(vehicleId) ?? []
  if (defects.length > 0)
    yield* Effect.fail<Refusal>({
      _tag: "Conflict",
      message: `${defects.join(". ")}. Choose another vehicle.`
    })
})
