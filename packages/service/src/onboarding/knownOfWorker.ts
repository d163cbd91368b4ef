import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import type { Answers } from "../form/knownAnswers.ts"

/** What the onboarding forms know of a worker before they are asked, by the names of their questions. */
export const knownOfWorker = Effect.fnUntraced(function* (workerId: number) {
  const { query } = yield* Database
  const worker = yield* query((db) =>
    db
      .selectFrom("workers")
      .select(["firstName as firstname", "lastName as lastname", "dob", "email", "address", "nationality"])
      .select(["telephone as phone", "gender"])
      .where("id", "=", workerId)
      .executeTakeFirst()
  )
  if (!worker) return {}
  const { gender, ...known } = worker
  return { ...known, ...(gender && { sex: gender.toLowerCase() }) } satisfies Answers
})

/** Whose a form is, in the words of its PDF. */
export const nameOfWorker = Effect.fnUntraced(function* (workerId: number) {
  const { query } = yield* Database
  const worker = yield* query((db) =>
    db.selectFrom("workers").select(["firstName", "lastName"]).where("id", "=", workerId).executeTakeFirst()
  )
  return worker ? `${worker.firstName} ${worker.lastName}` : ""
})
