import { expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"

const hours = 3_600_000

describeServedOnce("A service", (served) => {
  it("erases what signing in left behind when it starts and again in the next hour", async () => {
    const done = () =>
      served.query((db) =>
        db.selectFrom("jobs").select("outcome").where("kind", "=", "erase-sessions").executeTakeFirst()
      )
    await expect.poll(done).toEqual({ outcome: "done" })
    const at = new Date(Date.now() - 24 * hours)
    await served.query((db) => db.insertInto("signInAttempts").values({ key: "old", at }).execute())
    served.ahead += hours
    const left = () => served.query((db) => db.selectFrom("signInAttempts").select("key").execute())
    await expect.poll(left).toEqual([])
  })
})
