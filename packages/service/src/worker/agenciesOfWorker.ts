import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { fileAddress } from "../file/fileAddress.ts"

/** One page of the agencies that a worker belongs to, by name, and how many there are. */
export const agenciesOfWorker = Effect.fnUntraced(function* (
  workerId: number,
  { offset, limit }: { readonly offset: number; readonly limit: number }
) {
  const { query } = yield* Database
  const rows = yield* query((db) =>
    db
      .selectFrom("workerAgencies")
      .innerJoin("agencies", "agencies.id", "workerAgencies.agencyId")
      .select(["agencies.id", "agencies.name", "agencies.logoFileId"])
      .where("workerId", "=", workerId)
      .orderBy("agencies.name")
      .orderBy("agencies.id")
      .offset(offset)
      .limit(limit)
      .execute()
  )
  const { total } = yield* query((db) =>
    db
      .selectFrom("workerAgencies")
      .select((eb) => eb.fn.countAll<number>().as("total"))
      .where("workerId", "=", workerId)
      .executeTakeFirstOrThrow()
  )
  const content = rows.map(({ id, name, logoFileId }) => ({
    id,
    name,
    logo: logoFileId && fileAddress(logoFileId)
  }))
  return { content, totalElements: total }
})
