import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"

/** When a crew left, and when it was at the destination; what happened elsewhere its agency tells. */
export const wayOf = async (db: Kysely<Tables>, jobId: number) => {
  const steps = await db
    .selectFrom("changes")
    .select(["event", "at"])
    .where("kind", "=", "transport_job")
    .where("subjectId", "=", jobId)
    .where("event", "in", ["journey.started", "journey.logged"])
    .execute()
  const dropOff = await db
    .selectFrom("transportLogRecords")
    .select("content")
    .where("jobId", "=", jobId)
    .where("kind", "=", "dropOff")
    .where("replacedAt", "is", null)
    .where("aside", "=", false)
    .executeTakeFirst()
  const at = (event: string) => steps.find((step) => step.event === event)?.at.toISOString()
  const over = at("journey.logged")
  const { dropTime, pdroppedOff } = (dropOff?.content ?? {}) as {
    readonly dropTime?: string | null
    readonly pdroppedOff?: boolean | null
  }
  return {
    leftAt: at("journey.started"),
    arrivedAt: over && pdroppedOff !== false ? (dropTime ?? over) : undefined
  }
}
