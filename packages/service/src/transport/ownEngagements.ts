import type { Engagement } from "@crewfleet/sdk"
import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { type Engagements, type EngagementsAsked, engagementsWithin } from "./engagementsWithin.ts"

/** What takes a worker for somebody else, in words. */
export const elsewhere = "Work for another agency"

/** What takes vehicles and workers, as one agency may read it: of another agency's job only when it is. */
export const ownEngagements = async (
  db: Kysely<Tables>,
  agencyId: number,
  asked: EngagementsAsked
): Promise<Engagements> => {
  const { vehicles, workers } = await engagementsWithin(db, asked)
  const jobIds = [...workers.values()].flatMap((all) => all.flatMap(({ jobId }) => jobId ?? []))
  const own = await db
    .selectFrom("transportJobs")
    .select("id")
    .where("agencyId", "=", agencyId)
    .where("id", "in", [0, ...new Set(jobIds)])
    .execute()
  const isOwn = new Set(own.map(({ id }) => id))
  const told = ({ start, end, ...one }: Engagement): Engagement =>
    one.jobId === undefined || isOwn.has(one.jobId) ? { ...one, start, end } : { ref: elsewhere, start, end }
  return { vehicles, workers: new Map([...workers].map(([id, all]) => [id, all.map(told)])) }
}
