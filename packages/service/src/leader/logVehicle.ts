import type { LogVehicle, OpenDefect } from "@crewfleet/sdk"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { mendedSince } from "../transport/notLeavingOf.ts"

interface Going {
  readonly id: number
  readonly vehicleId: number | null
}

/** The vehicle of a journey, as its log begins; undefined where none is picked. */
export const logVehicle = async (db: Kysely<Tables>, job: Going): Promise<LogVehicle | undefined> => {
  if (job.vehicleId === null) return undefined
  const vehicle = await db
    .selectFrom("vehicles")
    .select(["id", "name", "model", "regno"])
    .where("id", "=", job.vehicleId)
    .executeTakeFirstOrThrow()
  const last = await db
    .selectFrom("transportLogRecords")
    .innerJoin("transportJobs", "transportJobs.id", "jobId")
    .select(sql<string | null>`content ->> 'mileage'`.as("mileage"))
    .where("transportJobs.vehicleId", "=", job.vehicleId)
    .where("jobId", "<>", job.id)
    .where("kind", "=", "dropOff")
    .where("replacedAt", "is", null)
    .where("aside", "=", false)
    .orderBy("receivedAt", "desc")
    .limit(1)
    .executeTakeFirst()
  const mended = await mendedSince(db, job)
  return {
    ...withoutNulls({ id: vehicle.id, name: `${vehicle.name} ${vehicle.model}`, regno: vehicle.regno }),
    lastMileage: last?.mileage ? Number(last.mileage) : undefined,
    openDefects: await openDefects(db, job, "itsVehicle"),
    mendedChecks: mended.length > 0 ? mended : undefined
  }
}

/** What is open of the vehicle of a journey; or what was found on it of another one, from which it was exchanged since. */
export const openDefects = async (
  db: Kysely<Tables>,
  { id, vehicleId }: Going,
  of: "itsVehicle" | "others"
): Promise<ReadonlyArray<OpenDefect>> => {
  const rows = await db
    .selectFrom("vehicleDefects")
    .innerJoin("transportJobs", "transportJobs.id", "jobId")
    .leftJoin("users", "users.id", "overruledBy")
    .select(["vehicleDefects.id", "checkId", "label", "gravity", "note", "ref"])
    .select(["overruledFor", "overruledBecause", "firstName", "lastName"])
    .where("mendedAt", "is", null)
    .$if(of === "itsVehicle", (all) => all.where("vehicleDefects.vehicleId", "=", vehicleId))
    .$if(of === "others", (all) =>
      all.where("jobId", "=", id).where("vehicleDefects.vehicleId", "<>", vehicleId ?? 0)
    )
    .orderBy("vehicleDefects.id")
    .execute()
  return rows.map(({ checkId, ref, overruledFor, overruledBecause, firstName, lastName, ...defect }) => {
    const isOverruled = overruledFor === id
    return withoutNulls({
      ...defect,
      check: checkId,
      refPrefix: ref,
      overruledBy: isOverruled ? `${firstName ?? ""} ${lastName ?? ""}`.trim() || "The agency" : null,
      overruledBecause: isOverruled ? overruledBecause : null
    })
  })
}
