import { defectsIn, vehicleLogForm, whyNotLeaving } from "@crewfleet/sdk/rules"
import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { heldContent } from "./heldContent.ts"
import { isOf } from "./logStanding.ts"

interface Going {
  readonly id: number
  readonly agencyId: number | null
  readonly vehicleId: number | null
}

/** Why a crew must not leave with its vehicle, in words for its agency; undefined while nobody has looked at that vehicle. */
export const notLeavingOf = async (
  db: Kysely<Tables>,
  { id, agencyId, vehicleId }: Going
): Promise<ReadonlyArray<string> | undefined> => {
  const content = await heldContent(db, id, "vehicle")
  if (!content || !isOf(vehicleId, { kind: "vehicle", content })) return undefined
  const overruled = await db
    .selectFrom("vehicleDefects")
    .select("checkId")
    .where("vehicleId", "=", vehicleId)
    .where("overruledFor", "=", id)
    .execute()
  const defects = defectsIn(vehicleLogForm.read(content), await agencyChecksOf(db, agencyId))
  return whyNotLeaving(
    defects,
    overruled.map(({ checkId }) => checkId),
    "agency"
  ).map(({ text }) => text)
}

/** What an agency has looked at besides. */
export const agencyChecksOf = async (db: Kysely<Tables>, agencyId: number | null) => {
  const agency = await db
    .selectFrom("agencies")
    .select("vehicleChecks")
    .where("id", "=", agencyId)
    .executeTakeFirst()
  return agency?.vehicleChecks ?? []
}
