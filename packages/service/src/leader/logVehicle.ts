import type { LogVehicle, MendedDefect, OpenDefect } from "@crewfleet/sdk"
import { defectsIn, isOverruled, outlineOf, vehicleLogForm } from "@crewfleet/sdk/rules"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { mendedSince, overruledForIn, vehicleRecordOf } from "../transport/notLeavingOf.ts"
import { foundElsewhere } from "./checkedVehicle.ts"

interface Going {
  readonly id: number
  readonly vehicleId: number | null
}

/** The vehicle of a journey, as its log begins; undefined where none is picked. */
export const logVehicle = async (db: Kysely<Tables>, job: Going): Promise<LogVehicle | undefined> => {
  if (job.vehicleId === null) return undefined
  const [vehicle] = await named(db, [job.vehicleId])
  const last = await lastDropOff(db, job)
  const mended = await mendedSince(db, job)
  return {
    id: job.vehicleId,
    ...vehicle,
    lastMileage: last?.mileage ? Number(last.mileage) : undefined,
    openDefects: await openDefects(db, job, "itsVehicle"),
    mendedChecks: listed(mended),
    closedByLog: listed(await openDefects(db, job, "closedByLog")),
    mendedDefects: listed(await mendedDefects(db, job)),
    before: listed(await vehiclesBefore(db, job))
  }
}

/** The end of the journey before this one that the vehicle has made, whenever that arrived. */
const lastDropOff = (db: Kysely<Tables>, { id, vehicleId }: Going) =>
  db
    .selectFrom("transportLogRecords")
    .innerJoin("transportJobs as earlier", "earlier.id", "jobId")
    .innerJoin("transportJobs as job", (join) => join.on("job.id", "=", id))
    .select(sql<string | null>`content ->> 'mileage'`.as("mileage"))
    .where("earlier.vehicleId", "=", vehicleId)
    .where("jobId", "<>", id)
    .where("kind", "=", "dropOff")
    .where("replacedAt", "is", null)
    .where("aside", "=", false)
    .where(({ or, eb }) =>
      or([eb("job.shiftDate", "is", null), eb("earlier.shiftDate", "<", eb.ref("job.shiftDate"))])
    )
    .orderBy("earlier.shiftDate", (order) => order.desc().nullsLast())
    .orderBy("receivedAt", "desc")
    .limit(1)
    .executeTakeFirst()

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

/**
 * What is open of the vehicle of a journey, or would be but for its log; or what was found on it of another one, from which it was
 * exchanged since. What was overruled for another finding than the log's is not any more.
 */
export const openDefects = async (
  db: Kysely<Tables>,
  { id, vehicleId }: Going,
  of: "itsVehicle" | "closedByLog" | "others"
): Promise<ReadonlyArray<OpenDefect>> => {
  const record = of === "others" ? undefined : await vehicleRecordOf(db, { id, vehicleId })
  const found = record ? defectsIn(vehicleLogForm.read(record.content)) : []
  const rows = await db
    .selectFrom("vehicleDefects")
    .innerJoin("transportJobs", "transportJobs.id", "vehicleDefects.jobId")
    .leftJoin("vehicleDefectOverrulings as overruling", (join) =>
      join.onRef("overruling.defectId", "=", "vehicleDefects.id").on("overruling.jobId", "=", id)
    )
    .leftJoin("users", "users.id", "overruledBy")
    .select(["vehicleDefects.id", "checkId", "label", "gravity", "vehicleDefects.note", "ref", "foundBefore"])
    .select(["overruledAt", "because", "firstName", "lastName"])
    .select((eb) => foundElsewhere(eb).as("foundElsewhere"))
    .select(["overruling.note as noteThen", "overruling.photoIds as photosThen"])
    .where("mendedAt", of === "closedByLog" ? "is not" : "is", null)
    .$if(of !== "others", (all) => all.where("vehicleDefects.vehicleId", "=", vehicleId))
    .$if(of === "closedByLog", (all) => all.where("mendedInLogOf", "=", id))
    .$if(of === "others", (all) =>
      all.where("vehicleDefects.jobId", "=", id).where("vehicleDefects.vehicleId", "<>", vehicleId ?? 0)
    )
    .orderBy("vehicleDefects.id")
    .execute()
  return rows.map(({ checkId, ref, overruledAt, because, firstName, lastName, ...row }) => {
    const { noteThen, photosThen, foundBefore, foundElsewhere: isFoundElsewhere, ...defect } = row
    const overruledFor = overruledForIn({ overruledAt, note: noteThen, photoIds: photosThen })
    const said = found.find(({ check }) => check === checkId)
    const told = {
      ...defect,
      check: checkId,
      refPrefix: ref,
      isFoundBefore: foundBefore || null,
      isFoundElsewhere: isFoundElsewhere || null
    }
    if (!overruledAt || (said && !isOverruled(said, overruledFor))) return withoutNulls(told)
    return withoutNulls({
      ...told,
      overruledBy: nameIn({ firstName, lastName }) || "The agency",
      overruledBecause: because,
      overruledAt: overruledAt.toISOString(),
      overruledFor
    })
  })
}
