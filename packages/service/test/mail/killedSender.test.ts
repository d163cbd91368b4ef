import { Effect } from "effect"
import { afterAll, expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import { startService } from "../../src/startService.ts"
import { freshPostgresUrl } from "../database/onBothDatabases.ts"
import { insertPeople } from "../people.ts"
import { serviceProcesses } from "../serviceProcesses.ts"
import { startSmtpServer } from "./SmtpServer.ts"

const secretKey = "a key that is long enough for everybody"
const startProcess = serviceProcesses()
const smtp = await startSmtpServer()
afterAll(() => smtp.stop())

const askForReset = (url: string, email: string) =>
  fetch(`${url}/oauth-service/api/v1/user-permission/reset-password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email })
  })

it("sends the mail of a process that was killed while sending it, with the same Message-ID", async () => {
  const databaseUrl = await freshPostgresUrl()
  const filled = Effect.flatMap(Database, ({ query }) => query(insertPeople))
  await Effect.runPromise(Effect.provide(filled, Database.layerUrl(databaseUrl)))
  const killed = await startProcess({
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtp.url,
    SECRET_KEY: secretKey
  })
  smtp.mood = "silent"
  await askForReset(killed.url, "agency@crewfleet.example")
  await expect.poll(() => smtp.received.length).toBe(1)
  await killed.kill()

  smtp.mood = "taking"
  const options = { databaseUrl, smtpUrl: smtp.url, secretKey, demo: false, log: () => {} }
  const early = await startService(options)
  await askForReset(early.url, "client@crewfleet.example")
  await expect.poll(() => smtp.received.length).toBe(2)
  // The lease of the one that was killed lasts for a minute.
  expect(smtp.received.map(({ to }) => to)).toEqual(["agency@crewfleet.example", "client@crewfleet.example"])
  const late = await startService({ ...options, now: () => Date.now() + 61_000 })
  await expect.poll(() => smtp.received.length).toBe(3)
  expect(smtp.received[2]).toMatchObject({ to: "agency@crewfleet.example" })
  expect(smtp.received[2]?.messageId).toBe(smtp.received[0]?.messageId)
  await Promise.all([early.stop(), late.stop()])
  expect(smtp.received.length).toBe(3)
})
