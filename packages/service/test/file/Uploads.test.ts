import { Deferred, Effect, Fiber } from "effect"
import { expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import { Uploads } from "../../src/file/Uploads.ts"
import { pngOf } from "../agency/pngOf.ts"
import { describeOnce } from "../database/onBothDatabases.ts"
import { insertPeople } from "../people.ts"
import { describeServed } from "../servedOnBoth.ts"
import { inWordsOf, minutes } from "../session/inWordsOf.ts"
import { formWith } from "./formWith.ts"

const picture = pngOf(100)
const day = 24 * 60 * minutes

describeServed("What one person uploads within 24 hours", (served) => {
  const { signIn, idOf } = inWordsOf(served)

  const upload = async (name: "agency" | "other-agency") => {
    const { access_token } = await signIn(name)
    const id = name === "agency" ? served.people.agency : served.people.otherAgency
    return fetch(`${served.url}/api/v1/agency/${id}/logo`, {
      method: "POST",
      headers: { authorization: `Bearer ${access_token}` },
      body: formWith(picture)
    })
  }
  const statusOf = async (name: "agency" | "other-agency") => (await upload(name)).status
  /** Puts down that somebody has uploaded so much just now. */
  const uploaded = async (name: string, sizes: ReadonlyArray<number>) => {
    const [userId, at] = [await idOf(name), new Date(Date.now() + served.ahead)]
    const rows = sizes.map((bytes) => ({ userId, at, bytes }))
    await served.query((db) => db.insertInto("uploads").values(rows).execute())
  }

  it.each([
    ["a number of bytes", [1024 ** 3 - picture.length]],
    ["a number of files", Array<number>(2_999).fill(1)]
  ])("is bounded by %s, whoever sends more is told so, and nobody else is kept", async (_, earlier) => {
    served.ahead += 2 * day
    await uploaded("agency", earlier)
    expect(await statusOf("agency")).toBe(200)

    const refused = await upload("agency")
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "3600"])
    expect(await refused.json()).toEqual({
      message: "You have uploaded too much within 24 hours. Try again later.",
      retryAfter: 3_600
    })
    expect(await statusOf("other-agency")).toBe(200)

    served.ahead += day - 5 * minutes
    expect(await statusOf("agency")).toBe(429)
    served.ahead += 10 * minutes
    expect(await statusOf("agency")).toBe(200)
  })
})

describeOnce("What one person uploads at once", (run) => {
  it("is bounded by twenty, and nobody else is kept", () =>
    run(
      Effect.gen(function* () {
        const { query } = yield* Database
        yield* query(insertPeople)
        const [one = { id: 0 }, other = { id: 0 }] = yield* query((db) =>
          db.selectFrom("users").select("id").orderBy("id").limit(2).execute()
        )
        const { within } = yield* Uploads
        const finish = yield* Deferred.make<"kept">()
        const slow = within(one.id, 1, Deferred.await(finish))
        const quick = ({ id }: { readonly id: number }) => within(id, 1, Effect.succeed("kept"))
        const ongoing = yield* Effect.forkChild(
          Effect.all(Array<typeof slow>(20).fill(slow), { concurrency: "unbounded" }),
          {
            startImmediately: true
          }
        )

        expect(yield* Effect.flip(quick(one))).toEqual({
          _tag: "TooMany",
          message: "Too many uploads at once. Try again in a moment.",
          retryAfter: 5
        })
        expect(yield* quick(other)).toBe("kept")

        yield* Deferred.succeed(finish, "kept")
        expect(yield* Fiber.join(ongoing)).toEqual(Array(20).fill("kept"))
        expect(yield* quick(one)).toBe("kept")
      }).pipe(Effect.provide(Uploads.layer))
    ))
})
