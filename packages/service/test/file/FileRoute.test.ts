import { randomBytes } from "node:crypto"
import { Effect, Layer } from "effect"
import { HttpRouter } from "effect/http"
import type { KyselyPlugin } from "kysely"
import { expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import { FileContents } from "../../src/file/FileContents.ts"
import { FileRoute } from "../../src/file/FileRoute.ts"
import { FileStores } from "../../src/file/FileStores.ts"
import { fileLink } from "../../src/file/fileLink.ts"
import { pngOf } from "../agency/pngOf.ts"
import { describeServed } from "../servedOnBoth.ts"
import { storedFile } from "./storedFile.ts"

describeServed("The route to files", (served) => {
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
    query: (work) => Effect.promise(() => served.query((db) => work(db.withPlugin(counting)))),
    afterCommit: (work) => Effect.asVoid(work)
  } as Database["Service"]
  const { handler } = HttpRouter.toWebHandler(
    FileRoute.pipe(
      Layer.provide(FileContents.layer),
      Layer.provide(FileStores.layer),
      Layer.provide(Layer.succeed(Database, database))
    ),
    { disableLogger: true }
  )
  const stored = (
    purpose: "document" | "vehicle",
    content: Uint8Array<ArrayBuffer>,
    contentType = "image/png"
  ) => storedFile(database, { agencyId: served.people.agency, purpose, content, contentType })
  const ask = (address: string) => handler(new Request(`http://localhost${address}`))
  const statusOf = async (address: string, headers: Record<string, string> = {}) =>
    (await handler(new Request(`http://localhost${address}`, { headers }))).status

  it("reads the bytes of a document only for those who may see them and lack them", async () => {
    const id = await stored("document", pngOf(100))
    const link = await Effect.runPromise(Effect.provideService(fileLink(id), Database, database))
    const [path = ""] = link.split("?")
    reads = 0
    expect([await statusOf(path), await statusOf(`${link}x`)]).toEqual([404, 404])
    expect(reads).toBe(0)

    const response = await ask(link)
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(pngOf(100))
    expect(reads).toBe(1)

    const etag = response.headers.get("etag") ?? ""
    expect(await statusOf(link, { "if-none-match": etag })).toBe(304)
    expect(reads).toBe(1)
  })

  it.each(["image/png", "application/pdf"])(
    "says of a file that it is of type %s to whoever only asks that, without reading it",
    async (contentType) => {
      const id = await stored("document", pngOf(100), contentType)
      const link = await Effect.runPromise(Effect.provideService(fileLink(id), Database, database))
      const head = (address: string) => handler(new Request(`http://localhost${address}`, { method: "HEAD" }))
      reads = 0
      const answer = await head(link)
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, contentType])
      expect((await answer.arrayBuffer()).byteLength).toBe(0)
      expect(reads).toBe(0)
      const whole = await ask(link)
      for (const name of ["content-disposition", "content-security-policy", "etag", "cache-control"])
        expect(answer.headers.get(name), name).toBe(whole.headers.get(name))
      expect((await head(`${link}x`)).status).toBe(404)
    }
  )

  const piece = 256 * 1024

  it.each([
    ["one piece", 1_000, 1],
    ["two full pieces", 2 * piece, 3],
    ["many pieces", 1_300_000, 5]
  ])(
    "reads a photo of %s once for twenty who ask at once, and gives each the whole",
    async (_, size, pieces) => {
      const content = randomBytes(size)
      const id = await stored("vehicle", content)
      reads = 0
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask(`/files/${id}`)))
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
      const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())))
      expect(bodies.filter((body) => !body.equals(content))).toEqual([])
      expect(reads).toBe(pieces)
    }
  )

  it("reads different photos that are asked for at once, each as it is", async () => {
    const contents = Array.from({ length: 20 }, (_, index) => randomBytes(piece + index))
    const ids = await Promise.all(contents.map((content) => stored("vehicle", content)))
    const bodies = await Promise.all(ids.map(async (id) => (await ask(`/files/${id}`)).arrayBuffer()))
    expect(bodies.map((body, index) => contents[index]?.equals(Buffer.from(body)))).toEqual(
      Array(20).fill(true)
    )
  })
})
