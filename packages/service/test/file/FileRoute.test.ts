import { Effect, Layer } from "effect"
import { HttpRouter } from "effect/http"
import type { KyselyPlugin } from "kysely"
import { expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import { FileContents } from "../../src/file/FileContents.ts"
import { FileRoute } from "../../src/file/FileRoute.ts"
import { fileLink } from "../../src/file/fileLink.ts"
import { insertFile } from "../../src/file/uploadedImage.ts"
import { pngOf } from "../agency/pngOf.ts"
import { describeServedOnce } from "../servedOnBoth.ts"

describeServedOnce("The route to files", (served) => {
  /** How often the bytes of a file came out of the database. */
  let reads = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      reads += result.rows.filter((row) => row.piece !== undefined).length
      return result
    }
  }
  const database = {
    query: (work) => Effect.promise(() => served.query((db) => work(db.withPlugin(counting))))
  } as Database["Service"]
  const { handler } = HttpRouter.toWebHandler(
    FileRoute.pipe(Layer.provide(FileContents.layer), Layer.provide(Layer.succeed(Database, database))),
    { disableLogger: true }
  )
  const statusOf = async (address: string, headers: Record<string, string> = {}) =>
    (await handler(new Request(`http://localhost${address}`, { headers }))).status

  it("reads the bytes of a document only for those who may see them and lack them", async () => {
    const link = await Effect.runPromise(
      insertFile({
        agencyId: served.town.agency,
        purpose: "document",
        contentType: "image/png",
        content: pngOf(100),
        ownerUserId: null
      }).pipe(Effect.flatMap(fileLink), Effect.provideService(Database, database))
    )
    const [path = ""] = link.split("?")
    reads = 0
    expect([await statusOf(path), await statusOf(`${link}x`)]).toEqual([404, 404])
    expect(reads).toBe(0)

    const response = await handler(new Request(`http://localhost${link}`))
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(pngOf(100))
    expect(reads).toBe(1)

    const etag = response.headers.get("etag") ?? ""
    expect(await statusOf(link, { "if-none-match": etag })).toBe(304)
    expect(reads).toBe(1)
  })
})
