import type { Tables } from "@crewfleet/service/parts"
import type { Kysely } from "kysely"

/** Whether all is done that is due at a moment of the service's clock. */
export const isSettled = async (db: Kysely<Tables>, moment: number): Promise<boolean> =>
  (await hasLooked(db, moment)) && !(await isAtWork(db, moment))

/** Whether the service has looked for what comes round by the clock: what does so most often is due every ten seconds. */
const hasLooked = async (db: Kysely<Tables>, moment: number): Promise<boolean> => {
  const run = await db
    .selectFrom("jobs")
    .select("id")
    .where("kind", "=", "add-up-figures")
    .where("dueAt", ">", new Date(moment - 10_000))
    .limit(1)
    .executeTakeFirst()
  return run !== undefined
}

/** Whether something is due, or being done: what was claimed is put off to the end of its lease. */
const isAtWork = async (db: Kysely<Tables>, moment: number): Promise<boolean> => {
  const job = await db
    .selectFrom("jobs")
    .select("id")
    .where("endedAt", "is", null)
    .where((is) => is.or([is("runAt", "<=", new Date(moment)), is("lease", "is not", null)]))
    .limit(1)
    .executeTakeFirst()
  return job !== undefined
}
