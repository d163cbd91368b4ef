import { openAsBlob } from "node:fs"
import { makeClient } from "@crewfleet/sdk"
import { Effect, Layer, ManagedRuntime } from "effect"
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest"
import { Database } from "../../src/database/Database.ts"
import { migrate } from "../../src/database/migrate.ts"
import { kyselyOn, startPGlite } from "../../src/database/openPGlite.ts"
import { type RunningService, startService } from "../../src/startService.ts"
import { insertPeople, password } from "../people.ts"

/** More than the service itself takes with what it does by the clock. */
const mostWaiting = 12
const asking = 16
const sentAway = asking - (mostWaiting - 1)
const open = async () =>
  kyselyOn(await startPGlite({ loadDataDir: await openAsBlob(inject("pgliteSnapshot")) }))
const runtime = ManagedRuntime.make(Database.layerOf(open, { makeNewest: migrate, mostWaiting }))
let service: RunningService
let headers: Record<string, string>

beforeAll(async () => {
  await runtime.runPromise(Effect.flatMap(Database, ({ query }) => query(insertPeople)))
  const database = await runtime.runPromise(Effect.map(Database, (opened) => Layer.succeed(Database, opened)))
  service = await startService({ demo: false, log: () => {} }, database)
  const payload = { username: "agency@crewfleet.example", password }
  const { access_token } = await makeClient({ baseUrl: service.url }).session.login({ payload })
  headers = { authorization: `Bearer ${access_token}` }
  // What comes round by the clock would wait in line with the others.
  await vi.waitFor(
    async () => {
      const due = await runtime.runPromise(
        Effect.flatMap(Database, ({ query }) =>
          query((db) =>
            db
              .selectFrom("jobs")
              .select("id")
              .where("endedAt", "is", null)
              .where("runAt", "<=", new Date())
              .execute()
          )
        )
      )
      expect(due).toEqual([])
    },
    { timeout: 30_000 }
  )
})
afterAll(async () => {
  await service?.stop()
  await runtime.dispose()
})

const ask = (address: string) => fetch(service.url + address, { headers })
const currencies = () => Array.from({ length: asking }, () => ask("/api/v1/currencies"))

/** Asks so many at the same time while the database is busy, until the last of those who are sent away has been. */
const crowd = async (ask: () => Array<Promise<Response>>, sentAway: number) => {
  let finish = () => {}
  const busy = runtime.runPromise(
    Effect.flatMap(Database, ({ transaction }) =>
      transaction(
        Effect.promise(
          () =>
            new Promise<void>((resolve) => {
              finish = resolve
            })
        )
      )
    )
  )
  let answered = 0
  const answers = ask().map(async (answer) => {
    await answer
    answered += 1
    if (answered === sentAway) finish()
    return answer
  })
  await busy
  return Promise.all(answers)
}

it("answers 503 to whoever comes when too many wait for PGlite, and everybody else in turn", async () => {
  const answers = await crowd(currencies, sentAway)
  const refused = answers.filter(({ status }) => status === 503)
  // Some of the places may be taken by the service itself, which looks for jobs and does them.
  expect(refused.length).toBeGreaterThanOrEqual(sentAway)
  expect(refused.length).toBeLessThan(asking)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(asking - refused.length)
  expect(refused[0]?.headers.get("retry-after")).toBe("5")
  expect(await refused[0]?.json()).toEqual({ message: "CrewFleet cannot answer right now.", retryAfter: 5 })
  expect((await ask("/api/v1/currencies")).status).toBe(200)
})

it("serves health and files to everybody meanwhile", async () => {
  const answers = await crowd(() => [...currencies(), ask("/health"), ask("/docs/viewer.css")], sentAway + 1)
  expect(answers.slice(asking).map(({ status }) => status)).toEqual([200, 200])
})
