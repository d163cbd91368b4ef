import { Effect } from "effect"
import { Database } from "../database/Database.ts"

/** The trainings that can be chosen, by name. */
export const trainings = Effect.gen(function* () {
  const { query } = yield* Database
  return yield* query((db) =>
    db
      .selectFrom("trainings")
      .select(["id", "code", "name"])
      .where("offered", "=", true)
      .orderBy("name")
      .execute()
  )
})

/** The compliances that can be chosen, by name. */
export const compliances = Effect.gen(function* () {
  const { query } = yield* Database
  return yield* query((db) =>
    db
      .selectFrom("compliances")
      .select(["id", "code", "name"])
      .where("offered", "=", true)
      .orderBy("name")
      .execute()
  )
})

/** What agencies do, by name. */
export const services = Effect.gen(function* () {
  const { query } = yield* Database
  return yield* query((db) => db.selectFrom("services").select(["id", "name"]).orderBy("name").execute())
})

/** What workers are booked as, by code. */
export const assignmentCodes = Effect.gen(function* () {
  const { query } = yield* Database
  return yield* query((db) =>
    db.selectFrom("assignmentCodes").select(["id", "code", "name"]).orderBy("code").execute()
  )
})

/** How workers are paid. */
export const paymentMethods = Effect.gen(function* () {
  const { query } = yield* Database
  return yield* query((db) => db.selectFrom("paymentMethods").select(["id", "name"]).orderBy("id").execute())
})
