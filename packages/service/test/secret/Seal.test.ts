import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Exit, Layer } from "effect"
import { afterAll, expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import { optionsFrom, type ServiceOptions } from "../../src/ServiceOptions.ts"
import { Settings } from "../../src/Settings.ts"
import { Seal } from "../../src/secret/Seal.ts"
import { describeOnce } from "../database/onBothDatabases.ts"

const folder = mkdtempSync(join(tmpdir(), "crewfleet-seal-"))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it("takes no secret key that could be guessed", () => {
  expect(() => optionsFrom({ SECRET_KEY: "short" })).toThrow("SECRET_KEY must have 32 characters or more")
  expect(optionsFrom({ SECRET_KEY: "x".repeat(32) }).secretKey).toBe("x".repeat(32))
})

describeOnce("Seal", (run) => {
  const log: Array<string> = []

  /** What another process with these options makes of what was sealed. */
  const withSeal = <A>(options: ServiceOptions, work: (seal: Seal["Service"]) => Effect.Effect<A>) => {
    const settings = Layer.succeed(Settings, { log: (line) => log.push(line), ...options })
    const sealing = Layer.provide(Seal.layer, settings)
    return run(Effect.provide(Effect.flatMap(Seal, work), sealing))
  }
  const sealed = (options: ServiceOptions) =>
    withSeal(options, ({ seal }) => seal({ code: "271828" }, "mail 1"))
  const opened = (options: ServiceOptions, text: string, purpose = "mail 1") =>
    withSeal(options, ({ open }) => Effect.exit(open(text, purpose)))
  const keys = () =>
    run(Effect.flatMap(Database, ({ query }) => query((db) => db.selectFrom("keys").selectAll().execute())))

  it.each([
    ["the secret key", { secretKey: "one", databaseUrl: "postgres://somewhere" }],
    ["a file in the data folder that nobody else may read", { dataDir: folder }]
  ])("seals with %s, and leaves no key in the database", async (_, options) => {
    const text = await sealed(options)
    expect(text).not.toContain("271828")
    expect(await opened(options, text)).toEqual(Exit.succeed({ code: "271828" }))
    expect(Exit.isFailure(await opened({ secretKey: "another" }, text))).toBe(true)
    expect(Exit.isFailure(await opened(options, text, "mail 2"))).toBe(true)
    expect(await keys()).toEqual([])
    expect(log).toEqual([])
  })

  it("keeps the file from others", async () => {
    await sealed({ dataDir: folder })
    expect(readFileSync(join(folder, "secret.key"), "utf8")).toMatch(/^[\w-]{43}$/)
    if (process.platform !== "win32") expect(statSync(join(folder, "secret.key")).mode & 0o777).toBe(0o600)
  })

  it("shares a key in the database where no other was given, and says so where that is a server", async () => {
    const text = await sealed({})
    expect(log).toEqual([])
    const options = { databaseUrl: "postgres://somewhere" }
    expect(await opened(options, text)).toEqual(Exit.succeed({ code: "271828" }))
    expect(JSON.parse(log[0] ?? "")).toMatchObject({ warning: expect.stringContaining("SECRET_KEY") })
    expect((await keys()).map(({ name }) => name)).toEqual(["jobs"])
  })

  it("forgets a key that was rolled back with the transaction that made it", async () => {
    await run(Effect.flatMap(Database, ({ query }) => query((db) => db.deleteFrom("keys").execute())))
    const text = await withSeal({}, ({ seal }) =>
      Effect.gen(function* () {
        const { transaction } = yield* Database
        yield* Effect.ignore(transaction(Effect.andThen(seal("lost", "mail 1"), Effect.fail("no"))))
        return yield* seal("kept", "mail 1")
      }).pipe(
        Effect.provide(
          Layer.effect(
            Database,
            Effect.promise(() => run(Database))
          )
        )
      )
    )
    expect(await opened({}, text)).toEqual(Exit.succeed("kept"))
  })
})
