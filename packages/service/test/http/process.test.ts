import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { makeClient } from "@crewfleet/sdk/promise"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import { password, settle, type Town } from "../people.ts"
import { startProcess } from "./startProcess.ts"

const folder = mkdtempSync(join(tmpdir(), "crewfleet-process-"))
let town: Town

beforeAll(async () => {
  const filled = Effect.flatMap(Database, ({ query }) => query(settle))
  town = await Effect.runPromise(Effect.provide(filled, Database.layerFolder(folder)))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const start = () => startProcess({ DATA_DIR: folder })

const signIn = (url: string) =>
  makeClient({ baseUrl: url }).session.login({ payload: { username: "agency@crewfleet.example", password } })

const clientWith = (url: string, accessToken: string) =>
  makeClient({
    baseUrl: url,
    session: { current: () => ({ accessToken }) as never, renew: () => {}, end: () => {} }
  })

const address = { street: "1 Quay", city: "Bristol", state: "Avon", country: "United Kingdom" }

it("loses nothing that it acknowledged when it is killed with -9", async () => {
  let acknowledged = { telephone: "", access: "", refresh: "" }
  for (const least of [5, 60]) {
    const { url, process: child } = await start()
    if (acknowledged.access) {
      const { agency, session } = clientWith(url, acknowledged.access)
      expect(await session.loggedInUser()).toHaveProperty("roles")
      expect(await agency.byId({ params: { id: town.agency } })).toMatchObject({ baseCurrency: "GBP" })
    }
    const session = await signIn(url)
    acknowledged = { ...acknowledged, access: session.access_token, refresh: session.refresh_token ?? "" }
    let written = 0

    const savingProfiles = async () => {
      for (;;) {
        const telephone = String(++written)
        const payload = { baseCurrency: "GBP", telephone, address }
        await clientWith(url, session.access_token).agency.updateProfile({
          params: { id: town.agency },
          payload
        })
        acknowledged = { ...acknowledged, telephone }
        if (written === least) child.kill("SIGKILL")
      }
    }
    const refreshing = async () => {
      for (;;) {
        const pair = await makeClient({ baseUrl: url }).session.refresh({
          params: { token: acknowledged.refresh }
        })
        acknowledged = { ...acknowledged, access: pair.access_token, refresh: pair.refresh_token }
      }
    }
    const gone = once(child, "exit")
    // Whatever ends the writing ends the service; each of the two fails then, for want of an answer.
    await Promise.race([savingProfiles(), refreshing()]).catch(() => child.kill("SIGKILL"))
    await gone
    expect(written).toBeGreaterThanOrEqual(least)
  }

  const stored = await Effect.runPromise(
    Effect.flatMap(Database, ({ query }) =>
      query((db) =>
        db.selectFrom("agencies").select("telephone").where("id", "=", town.agency).executeTakeFirstOrThrow()
      )
    ).pipe(Effect.provide(Database.layerFolder(folder)))
  )
  // The write after the last acknowledged one may have been made too; nobody was told.
  expect([acknowledged.telephone, String(Number(acknowledged.telephone) + 1)]).toContain(stored.telephone)
  const { url, process: child } = await start()
  expect(await clientWith(url, acknowledged.access).session.loggedInUser()).toHaveProperty("roles")
  child.kill("SIGKILL")
  await once(child, "exit")
}, 120_000)

it("finishes what it is doing when it is told to stop, and ends without a complaint", async () => {
  const { url, process: child } = await start()
  const answer = signIn(url)
  await sleep(100)
  const gone = once(child, "exit")
  child.kill("SIGTERM")
  expect(await answer).toMatchObject({ userType: "AGENCY" })
  const asked = performance.now()
  expect(await gone).toEqual([0, null])
  // A connection that is kept open for later does not keep the service from ending.
  expect(performance.now() - asked).toBeLessThan(8_000)
}, 60_000)

it("lets go of a client that does not finish its request", async () => {
  const { url, process: child } = await start()
  const { hostname, port } = new URL(url)
  const begun = performance.now()
  const socket = connect(Number(port), hostname, () => socket.write("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "))
  const [answer] = await once(socket.setEncoding("utf8"), "data")
  expect(answer).toContain("408 Request Timeout")
  expect(performance.now() - begun).toBeLessThan(25_000)
  child.kill("SIGKILL")
  await once(child, "exit")
}, 60_000)
