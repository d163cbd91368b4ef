import { Effect } from "effect"
import { expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import { removeAbandoned } from "../../src/hirer/removeAbandoned.ts"
import { pngOf } from "../agency/pngOf.ts"
import { describeOnce } from "../database/onBothDatabases.ts"
import { settle } from "../people.ts"

describeOnce("removeAbandoned", (run) => {
  it("removes pictures that were never put on file, a day later, and nothing else", async () => {
    const left = await run(
      Effect.gen(function* () {
        const { query } = yield* Database
        const { agency, client } = yield* query(settle)
        const file = (sha256: string, purpose: "document" | "logo", hours: number) => ({
          agencyId: agency,
          contentType: "image/png",
          content: pngOf(50),
          sha256,
          purpose,
          createdAt: new Date(Date.now() - hours * 3_600_000)
        })
        const [onFile] = yield* query((db) =>
          db
            .insertInto("files")
            .values([
              file("on file", "document", 100),
              file("abandoned", "document", 25),
              file("just uploaded", "document", 23),
              file("logo", "logo", 100)
            ])
            .returning("id")
            .execute()
        )
        const document = { clientId: client, type: "ID", fileId: onFile?.id ?? "", agencyId: agency } as const
        yield* query((db) => db.insertInto("clientDocuments").values(document).execute())
        yield* removeAbandoned
        return yield* query((db) => db.selectFrom("files").select("sha256").orderBy("sha256").execute())
      })
    )
    expect(left.map(({ sha256 }) => sha256)).toEqual(["just uploaded", "logo", "on file"])
  })
})
