import { Effect } from "effect"
import { expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import { keptSecret } from "../../src/database/keptSecret.ts"
import { describeOnce } from "./onBothDatabases.ts"

describeOnce("keptSecret", (run) => {
  const kept = () =>
    run(
      Effect.flatMap(Database, ({ query }) =>
        query((db) => db.selectFrom("keys").select("value").where("name", "=", "some").execute())
      )
    )

  it("is made once for all who share the database, and not by a transaction that came to nothing", async () => {
    const undone = Effect.flatMap(Database, ({ transaction }) =>
      transaction(Effect.flatMap(keptSecret("some"), Effect.fail))
    )
    const lost = await run(Effect.flip(undone))
    expect(await kept()).toEqual([])
    const secret = await run(keptSecret("some"))
    expect(secret).not.toBe(lost)
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(await run(keptSecret("some"))).toBe(secret)
    expect(await kept()).toEqual([{ value: secret }])
  })
})
