import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"

/** Whoever keeps the log of a job; undefined where nobody does. */
export const keeperOf = (db: Kysely<Tables>, jobId: number) =>
  handRow(db, jobId).where("endedAt", "is", null).executeTakeFirst()

/** The hands of a log, with their names. */
export const handRow = (db: Kysely<Tables>, jobId: number) =>
  db
    .selectFrom("transportLogHands")
    .innerJoin("workers", "workers.id", "workerId")
    .select(["transportLogHands.id", "workerId", "userId", "linkId", "endedAt", "heardAt", "secret"])
    .select(["firstName", "lastName"])
    .where("jobId", "=", jobId)

/** A hand with its name. */
export type Hand = NonNullable<Awaited<ReturnType<typeof keeperOf>>>

/** What a hand is called. */
export const handName = ({ firstName, lastName }: Pick<Hand, "firstName" | "lastName">): string =>
  `${firstName} ${lastName}`
