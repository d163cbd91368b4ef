import { once } from "node:events"
import { type AddressInfo, connect } from "node:net"
import { setTimeout as sleep } from "node:timers/promises"
import { makeClient } from "@crewfleet/sdk"
import { Effect } from "effect"
import { beforeAll, expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import { httpServer } from "../../src/http/httpServer.ts"
import { preparedFolder } from "../database/preparedFolder.ts"
import { insertPeople, type People, password } from "../people.ts"
import { type ServiceProcess, serviceProcesses } from "../serviceProcesses.ts"

const startProcess = serviceProcesses()
const folder = preparedFolder()
let people: People

beforeAll(async () => {
  const filled = Effect.flatMap(Database, ({ query }) => query(insertPeople))
  people = await Effect.runPromise(Effect.provide(filled, Database.layerFolder(folder)))
})

/** What a client is answered that begins a request before the tests do, which wait meanwhile. */
const unfinished = (async () => {
  const server = httpServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const started = performance.now()
  const { port } = server.address() as AddressInfo
  const socket = connect(port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nHost: x\r\nX-Slow: "))
  const [answer] = await once(socket.setEncoding("utf8"), "data")
  server.close()
  // As long as it may take to send a whole request.
  expect(performance.now() - started).toBeLessThan(55_000)
  return String(answer)
})()

const start = () => startProcess({ DATA_DIR: folder })

/** What the tests of a process that lives have in common, as starting takes longest. */
let living: Promise<ServiceProcess> | undefined
const started = () => {
  living ??= start()
  return living
}

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
    const { url, process: child, gone } = await start()
    if (acknowledged.access) {
      const { agency, session } = clientWith(url, acknowledged.access)
      expect(await session.loggedInUser()).toHaveProperty("roles")
      expect(await agency.byId({ params: { id: people.agency } })).toMatchObject({ baseCurrency: "GBP" })
    }
    const session = await signIn(url)
    acknowledged = { ...acknowledged, access: session.access_token, refresh: session.refresh_token ?? "" }
    let written = 0

    const savingProfiles = async () => {
      for (;;) {
        const telephone = String(++written)
        const payload = { baseCurrency: "GBP", telephone, address }
        await clientWith(url, session.access_token).agency.updateProfile({
          params: { id: people.agency },
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
    // Whatever ends the writing ends the service; each of the two fails then, for want of an answer.
    await Promise.race([savingProfiles(), refreshing()]).catch(() => child.kill("SIGKILL"))
    await gone
    expect(written).toBeGreaterThanOrEqual(least)
  }

  const stored = await Effect.runPromise(
    Effect.flatMap(Database, ({ query }) =>
      query((db) =>
        db
          .selectFrom("agencies")
          .select("telephone")
          .where("id", "=", people.agency)
          .executeTakeFirstOrThrow()
      )
    ).pipe(Effect.provide(Database.layerFolder(folder)))
  )
  // The write after the last acknowledged one may have been made too; nobody was told.
  expect([acknowledged.telephone, String(Number(acknowledged.telephone) + 1)]).toContain(stored.telephone)
  const { url } = await started()
  expect(await clientWith(url, acknowledged.access).session.loggedInUser()).toHaveProperty("roles")
})

it("finishes what it is doing when it is told to stop, and ends without a complaint", async () => {
  const { url, process: child, gone } = await started()
  const answer = signIn(url)
  await sleep(100)
  child.kill("SIGTERM")
  expect(await answer).toMatchObject({ userType: "AGENCY" })
  const asked = performance.now()
  expect(await gone).toEqual([0, null])
  // A connection that is kept open for later does not keep the service from ending.
  expect(performance.now() - asked).toBeLessThan(8_000)
})

it("lets go of a client that does not finish its request", async () => {
  expect(await unfinished).toContain("408 Request Timeout")
})
