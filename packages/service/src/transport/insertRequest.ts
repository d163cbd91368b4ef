import { randomUUID } from "node:crypto"
import type { Confirmation } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { type Doer, insertChange, type Nobody } from "../life/insertChange.ts"
import { now } from "../time/now.ts"
import type { RequestAnswers } from "./checkedRequest.ts"
import { requestColumns } from "./requestColumns.ts"
import { writeSpecs } from "./writeSpecs.ts"

/** A request that was looked at, and whose it is. */
interface NewRequest {
  readonly answers: RequestAnswers
  readonly confirmed: ReadonlyArray<Confirmation>
  readonly agencyId: number
  /** The client whose ward asks; null for a guest. */
  readonly clientId: number | null
  readonly by: Doer | Nobody
}

/** What references begin at: those of numbers below are the demo's and of before. */
const firstReference = 100_000

/** Keeps a request for the one agency that is asked, in the transaction that wants it, and answers what it is called. */
export const insertRequest = Effect.fnUntraced(function* (request: NewRequest) {
  const { answers, agencyId, clientId, by } = request
  const { query } = yield* Database
  const createdAt = yield* now
  const client =
    clientId === null
      ? undefined
      : yield* query((db) =>
          db.selectFrom("clients").select("name").where("id", "=", clientId).executeTakeFirst()
        )
  const named = (ref: string) => requestColumns(answers, { ref, clientName: client?.name ?? null })
  const unnamed = randomUUID()
  const { id } = yield* query((db) =>
    db
      .insertInto("transportJobs")
      .values({
        ...named(unnamed),
        agencyId: null,
        clientId,
        ref: unnamed,
        confirmed: JSON.stringify(request.confirmed),
        createdAt,
        movedAt: createdAt
      })
      .returning("id")
      .executeTakeFirstOrThrow()
  )
  const ref = `T-${firstReference + id}`
  const { searchText } = named(ref)
  yield* query((db) =>
    db.updateTable("transportJobs").set({ ref, searchText }).where("id", "=", id).execute()
  )
  yield* query((db) => db.insertInto("transportJobAgencies").values({ jobId: id, agencyId }).execute())
  yield* writeSpecs(id, answers.transportWorkerSpecList)
  yield* insertChange({
    kind: "transport_job",
    subjectId: id,
    event: "request.made",
    toStatus: "NEW",
    ...by
  })
  return { id, ref }
})
