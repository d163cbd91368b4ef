import type { LogVehicle, MendedDefect, OpenDefect } from "@crewfleet/sdk"
import { outlineOf } from "@crewfleet/sdk/rules"
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
  const [vehicle] = await named(db, [job.vehicleId])
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
    id: job.vehicleId,
    ...vehicle,
    lastMileage: last?.mileage ? Number(last.mileage) : undefined,
    openDefects: await openDefects(db, job, "itsVehicle"),
    mendedChecks: listed(mended),
    mendedDefects: listed(await mendedDefects(db, job)),
    before: listed(await vehiclesBefore(db, job))
  }
}

const listed = <Item>(items: ReadonlyArray<Item>) => (items.length > 0 ? items : undefined)

const named = async (db: Kysely<Tables>, ids: ReadonlyArray<number>) => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom("vehicles")
    .select(["id", "name", "model", "regno", "bodyType as type", "outline"])
    .where("id", "in", ids)
    .orderBy("id")
    .execute()
  return rows.map(({ id, name, model, regno, ...shape }) =>
    withoutNulls({ id, name: `${name} ${model}`, regno, outline: outlineOf(shape) })
  )
}

/** The vehicles of which a journey has received something, and which it does not make any more. */
const vehiclesBefore = async (db: Kysely<Tables>, { id, vehicleId }: Going) => {
  const rows = await db
    .selectFrom("transportLogRecords")
    .select(sql<string | null>`content ->> 'vehicleId'`.as("of"))
    .where("jobId", "=", id)
    .where("kind", "=", "vehicle")
    .execute()
  const ids = rows.flatMap(({ of }) => (of === null || Number(of) === vehicleId ? [] : [Number(of)]))
  return named(db, [...new Set(ids)])
}

const nameIn = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }) =>
  `${firstName ?? ""} ${lastName ?? ""}`.trim()

/** What a journey has found, or what is of its vehicle, and was mended since its crew was sent. */
const mendedDefects = async (
  db: Kysely<Tables>,
  { id, vehicleId }: Going
): Promise<ReadonlyArray<MendedDefect>> => {
  const { createdAt } = await db
    .selectFrom("transportJobs")
    .select("createdAt")
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  const sent = await db
    .selectFrom("changes")
    .select("at")
    .where("kind", "=", "transport_job")
    .where("subjectId", "=", id)
    .where("event", "=", "job.committed")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst()
  const since = sent?.at ?? createdAt
  const rows = await db
    .selectFrom("vehicleDefects")
    .innerJoin("transportJobs", "transportJobs.id", "jobId")
    .leftJoin("users", "users.id", "mendedBy")
    .select(["vehicleDefects.id", "jobId", "checkId", "label", "gravity", "note", "ref"])
    .select(["mendedHow", "mendedAt", "firstName", "lastName"])
    .where("mendedAt", "is not", null)
    .where(({ or, eb }) => or([eb("jobId", "=", id), eb("vehicleDefects.vehicleId", "=", vehicleId)]))
    .orderBy("mendedAt", "desc")
    .orderBy("vehicleDefects.id", "desc")
    .execute()
  return rows.flatMap(({ jobId, checkId, ref, mendedAt, mendedHow, firstName, lastName, ...defect }) =>
    mendedAt === null || (jobId !== id && mendedAt < since)
      ? []
      : [
          {
            ...withoutNulls({ ...defect, mendedHow }),
            ...{ check: checkId, refPrefix: ref, mendedAt: mendedAt.toISOString() },
            mendedBy: nameIn({ firstName, lastName }) || undefined
          }
        ]
  )
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
    .select(["overruledFor", "overruledAt", "overruledBecause", "firstName", "lastName"])
    .where("mendedAt", "is", null)
    .$if(of === "itsVehicle", (all) => all.where("vehicleDefects.vehicleId", "=", vehicleId))
    .$if(of === "others", (all) =>
      all.where("jobId", "=", id).where("vehicleDefects.vehicleId", "<>", vehicleId ?? 0)
    )
    .orderBy("vehicleDefects.id")
    .execute()
  return rows.map(({ checkId, ref, overruledFor, overruledAt, overruledBecause, ...found }) => {
    const { firstName, lastName, ...defect } = found
    const isOverruled = overruledFor === id
    return withoutNulls({
      ...defect,
      check: checkId,
      refPrefix: ref,
      overruledBy: isOverruled ? nameIn({ firstName, lastName }) || "The agency" : null,
      overruledBecause: isOverruled ? overruledBecause : null,
      overruledAt: isOverruled && overruledAt ? overruledAt.toISOString() : null
    })
  })
}
