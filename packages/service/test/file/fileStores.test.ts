import { makeClient, type PromiseClient } from "@crewfleet/sdk"
import { Effect, Layer } from "effect"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import { databaseStore } from "../../src/file/databaseStore.ts"
import { FileScanner, type Verdict } from "../../src/file/FileScanner.ts"
import { type FileStore, FileStores } from "../../src/file/FileStores.ts"
import { removeFiles } from "../../src/file/removeFiles.ts"
import { type RunningService, startService } from "../../src/startService.ts"
import { pngOf } from "../agency/pngOf.ts"
import { describeOnce } from "../database/onBothDatabases.ts"
import { insertPeople, type People, password } from "../people.ts"
import { refusalOf } from "../session/inWordsOf.ts"
import { formWith } from "./formWith.ts"

describeOnce("Another store of files, and a scanner", (run) => {
  const elsewhere = new Map<string, Uint8Array>()
  const inMemory: FileStore = {
    name: "memory",
    put: (id, content) => Effect.sync(() => void elsewhere.set(id, content)),
    piece: (id, from, length) => Effect.sync(() => elsewhere.get(id)?.subarray(from, from + length)),
    remove: (id) => Effect.sync(() => void elsewhere.delete(id))
  }
  let verdict: Effect.Effect<Verdict, unknown> = Effect.succeed("clean")
  let database: Database["Service"]
  let people: People
  let before: RunningService
  let service: RunningService

  beforeAll(async () => {
    database = await run(Database)
    people = await run(database.query(insertPeople))
    const stores = FileStores.among(inMemory, databaseStore(database))
    const files = Layer.merge(
      Layer.succeed(FileStores, stores),
      Layer.succeed(FileScanner, { look: () => Effect.suspend(() => verdict) })
    )
    const here = Layer.succeed(Database, database)
    const options = { demo: false, log: () => {} }
    before = await startService(options, here)
    service = await startService(options, here, files)
  })
  afterAll(async () => {
    await service?.stop()
    await before?.stop()
  })
  beforeEach(() => {
    verdict = Effect.succeed("clean")
  })

  const clientOf = async (baseUrl: string): Promise<PromiseClient> => {
    const payload = { username: "agency@crewfleet.example", password }
    const { access_token: accessToken } = await makeClient({ baseUrl }).session.login({ payload })
    const session = { current: () => ({ accessToken }) as never, renew: () => {}, end: () => {} }
    return makeClient({ baseUrl, session })
  }
  const upload = async ({ url } = service, content = pngOf(0)) => {
    const { hirer } = await clientOf(url)
    return (await hirer.uploadDocument({ query: {}, payload: formWith(content) })).fileUrl
  }
  const shown = async (address: string) => {
    const response = await fetch(service.url + address)
    return [response.status, Buffer.from(await response.arrayBuffer())] as const
  }
  const rows = () =>
    run(
      database.query((db) =>
        db.selectFrom("files").select(["store", "content"]).orderBy("createdAt").execute()
      )
    )

  it("takes what is uploaded from now on, and what is in the database stays there and readable", async () => {
    const [old, new_] = [await upload(before), await upload()]
    expect((await rows()).map(({ store, content }) => [store, content !== null])).toEqual([
      ["database", true],
      ["memory", false]
    ])
    expect([...elsewhere.values()]).toEqual([Buffer.from(pngOf(0))])
    for (const address of [old, new_]) expect(await shown(address)).toEqual([200, Buffer.from(pngOf(0))])
  })

  it("gives up what nobody needs any more, from whichever store has it", async () => {
    const { agency } = await clientOf(service.url)
    const saveLogo = (size: number) =>
      agency.uploadLogo({ params: { id: people.agency }, payload: formWith(pngOf(size)) })
    const logo = async () => (await agency.byId({ params: { id: people.agency } })).logo ?? ""
    await saveLogo(200)
    const first = await logo()
    const held = elsewhere.size
    await saveLogo(300)
    expect((await shown(first))[0]).toBe(404)
    expect((await shown(await logo()))[0]).toBe(200)
    expect(elsewhere.size).toBe(held + 1)
    if (!("sweep" in removeFiles.work)) throw new Error("It removes all at once")
    const stores = FileStores.among(inMemory, databaseStore(database))
    await run(Effect.provideService(removeFiles.work.sweep(new Date()), FileStores, stores) as never)
    expect(elsewhere.size).toBe(held)
    expect((await shown(await logo()))[0]).toBe(200)
  })

  it("keeps nothing that the scanner refuses, in its words", async () => {
    verdict = Effect.succeed({ refused: "The file holds something harmful" })
    const before = elsewhere.size
    expect(await refusalOf(upload())).toMatchObject({
      status: 400,
      violations: [{ field: "file", message: "The file holds something harmful" }]
    })
    expect(elsewhere.size).toBe(before)
  })

  it.each([
    ["fails", Effect.fail(new Error("refused"))],
    ["breaks", Effect.die(new Error("broken"))]
  ])("keeps nothing while the scanner %s, and says when to try again", async (_, away) => {
    verdict = away
    const before = elsewhere.size
    const { access_token } = await makeClient({ baseUrl: service.url }).session.login({
      payload: { username: "agency@crewfleet.example", password }
    })
    const response = await fetch(`${service.url}/api/v1/client/documents/file`, {
      method: "POST",
      headers: { authorization: `Bearer ${access_token}` },
      body: formWith(pngOf(100))
    })
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "60"])
    expect(await response.json()).toMatchObject({
      message: "Files cannot be checked right now. Try again later."
    })
    expect(elsewhere.size).toBe(before)
  })
})
