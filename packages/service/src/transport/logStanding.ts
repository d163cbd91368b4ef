import { logLacks, logSteps, submittedRecords, unexplainedHandovers } from "@crewfleet/sdk/rules"
import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"

/** How far a log has come. */
export interface LogStanding {
  /** What it lacks before it is submitted, and where it is, before it is accepted, in words. */
  readonly lacks: ReadonlyArray<string>
  /** The steps that were given back and are not mended, by their titles. */
  readonly returned: ReadonlyArray<string>
  /** When the last part arrived without which it was not submitted; undefined while it is not. */
  readonly submittedAt: Date | undefined
}

/** How far the log of a job has come; undefined where nobody keeps one. A vehicle that was changed has to be looked at. */
export const logStanding = async (
  db: Kysely<Tables>,
  { id, vehicleId }: { readonly id: number; readonly vehicleId: number | null }
): Promise<LogStanding | undefined> => {
  const hand = await db
    .selectFrom("transportLogHands")
    .select("id")
    .where("jobId", "=", id)
    .limit(1)
    .executeTakeFirst()
  if (!hand) return undefined
  const records = await db
    .selectFrom("transportLogRecords")
    .select(["kind", "content", "receivedAt", "replacedAt"])
    .where("jobId", "=", id)
    .where("aside", "=", false)
    .where("kind", "in", submittedRecords)
    .orderBy("receivedAt")
    .execute()
  const holding = records.filter((record) => record.replacedAt === null && isOf(vehicleId, record))
  const there = holding.map(({ kind }) => kind)
  const unexplained = unexplainedHandovers((kind) => holding.find((one) => one.kind === kind)?.content)
  const missing = logLacks(there)
  const first = submittedRecords.flatMap((kind) => {
    const found = records.find((record) => record.kind === kind && isOf(vehicleId, record))
    return found ? [found.receivedAt.getTime()] : []
  })
  const returns = await db
    .selectFrom("transportLogReturns")
    .select("step")
    .where("jobId", "=", id)
    .where("mendedAt", "is", null)
    .execute()
  return {
    lacks: [...missing, ...unexplained.map(({ text }) => text)],
    returned: logSteps.flatMap(({ id: step, title }) =>
      returns.some((one) => one.step === step) ? [title] : []
    ),
    submittedAt: missing.length === 0 ? new Date(Math.max(...first)) : undefined
  }
}

/** Whether a record is no log of another vehicle than the one that goes. */
export const isOf = (
  vehicleId: number | null,
  { kind, content }: { readonly kind: string; readonly content: object }
): boolean => {
  const { vehicleId: lookedAt } = content as { readonly vehicleId?: number | null }
  return kind !== "vehicle" || typeof lookedAt !== "number" || lookedAt === vehicleId
}
