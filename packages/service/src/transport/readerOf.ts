import { isSeatTaken, type TransportReader } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Kysely } from "kysely"
import { Database } from "../database/Database.ts"
import type { Tables } from "../database/Tables.ts"
import type { JobRow } from "./jobRow.ts"

/** Who looks at a job. */
export type JobViewer =
  | { readonly kind: "agency"; readonly agencyId: number; readonly userId: number }
  | { readonly kind: "admin"; readonly userId: number }
  | { readonly kind: "client"; readonly clientId: number; readonly userId: number }
  | { readonly kind: "link"; readonly linkId: string; readonly isUnlocked: boolean }
  | { readonly kind: "worker"; readonly workerId: number; readonly userId: number }

/** An agency that may see a job, and how it stands with it. */
export interface Legible {
  readonly agencyId: number
  readonly name: string
  readonly timeZone: string | null
  readonly status: string
}

/** The agencies that may see a job, or could. */
export const legibleAgencies = (db: Kysely<Tables>, jobId: number): Promise<ReadonlyArray<Legible>> =>
  db
    .selectFrom("transportJobAgencies")
    .innerJoin("agencies", "agencies.id", "agencyId")
    .select(["agencyId", "name", "timeZone", "status"])
    .where("jobId", "=", jobId)
    .orderBy("agencyId")
    .execute()

type Whose = Pick<JobRow, "id" | "agencyId" | "clientId" | "driverId" | "leaderId">

/** As what somebody looks at a job; undefined where it is not for them. */
export const readerOf = Effect.fnUntraced(function* (
  row: Whose,
  legible: ReadonlyArray<Legible>,
  viewer: JobViewer
): Effect.fn.Return<TransportReader | undefined, never, Database> {
  switch (viewer.kind) {
    case "admin":
      return "admin"
    case "client":
      return row.clientId === viewer.clientId ? "ward" : undefined
    case "link":
      return viewer.isUnlocked ? "ward" : "link"
    case "worker":
      if (!(yield* travels(row, viewer.workerId))) return undefined
      return row.leaderId === viewer.workerId ? "leader" : "crew"
    case "agency":
      return agencyAs(row, legible, viewer.agencyId)
  }
})

const agencyAs = (
  row: Whose,
  legible: ReadonlyArray<Legible>,
  agencyId: number
): TransportReader | undefined => {
  const own = legible.find((one) => one.agencyId === agencyId)
  if (!own) return undefined
  if (row.agencyId === agencyId) return "agency"
  if (row.agencyId !== null || own.status === "PASSED") return "formerAgency"
  const asked = legible.filter(({ status }) => status !== "PASSED")
  return asked.length > 1 ? "agencyAmongOthers" : "agency"
}

/** Whether a worker drives or is booked, and works for the agency yet. */
const travels = Effect.fnUntraced(function* ({ id, agencyId, driverId }: Whose, workerId: number) {
  const { query } = yield* Database
  const member = yield* query((db) =>
    db
      .selectFrom("workerAgencies")
      .select("standing")
      .where("workerId", "=", workerId)
      .where("agencyId", "=", agencyId ?? 0)
      .executeTakeFirst()
  )
  if (member?.standing !== "TAKEN_ON") return false
  const places = yield* query((db) =>
    db
      .selectFrom("shiftBookings")
      .select("shiftStatus")
      .where("jobId", "=", id)
      .where("workerId", "=", workerId)
      .execute()
  )
  return driverId === workerId || places.some(({ shiftStatus }) => isSeatTaken(shiftStatus))
})
