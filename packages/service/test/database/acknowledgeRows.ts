import { Effect } from "effect"
import { Database } from "../../src/database/Database.ts"

// Run as a process of its own: writes one mail after the other and prints its id once it is acknowledged.
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error("Give the data folder")

const writeOne = Effect.gen(function* () {
  const database = yield* Database
  const { id } = yield* database.query((db) =>
    db
      .insertInto("outbox")
      .values({ recipient: "a@crewfleet.example", subject: "Kept", text: "x".repeat(500) })
      .returning("id")
      .executeTakeFirstOrThrow()
  )
  yield* Effect.promise(() => new Promise((done) => process.stdout.write(`${id}\n`, done)))
})

await Effect.runPromise(Effect.forever(writeOne).pipe(Effect.provide(Database.layerFolder(folder))))
