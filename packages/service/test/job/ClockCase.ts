import type { Insertable, Kysely } from "kysely"
import type { FileTable, Tables } from "../../src/database/Tables.ts"
import { pngOf } from "../agency/pngOf.ts"
import type { People } from "../people.ts"

/** What one work by the clock finds, and what is left when it is done. */
export interface ClockCase {
  /** Leaves it something to do, in a database in which it may have been done before. */
  readonly arrange: (db: Kysely<Tables>, people: People, now: number) => Promise<unknown>
  readonly left: (db: Kysely<Tables>) => Promise<unknown>
  readonly expected: unknown
  /** To how many things something is done. */
  readonly handled: number
}

/** An hour and a day, in milliseconds. */
export const hours = 3_600_000
export const day = 24 * hours

/** A picture that a document or an upload is of. */
export const addFile = async (
  db: Kysely<Tables>,
  given: Pick<Insertable<FileTable>, "sha256" | "agencyId" | "removeAt">
) => {
  const picture = { contentType: "image/png", content: pngOf(50), purpose: "document" } as const
  const { id } = await db
    .insertInto("files")
    .values({ ...picture, ...given })
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}
