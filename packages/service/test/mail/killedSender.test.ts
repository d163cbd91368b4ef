import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { Effect } from "effect"
import { afterAll, expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import { startService } from "../../src/startService.ts"
import { freshPostgresUrl } from "../database/onBothDatabases.ts"
import { settle } from "../people.ts"
import { startSmtpServer } from "./SmtpServer.ts"

const eventually = { timeout: 10_000 }

const secretKey = "a key that is long enough for everybody"
const started: Array<ChildProcess> = []
const smtp = await startSmtpServer()
afterAll(async () => {
  for (const child of started) child.kill("SIGKILL")
  await smtp.stop()
})

const startProcess = async (databaseUrl: string): Promise<{ url: string; process: ChildProcess }> => {
  const env = { DATABASE_URL: databaseUrl, SMTP_URL: smtp.url, SECRET_KEY: secretKey, DEMO: "off", PORT: "0" }
  const main = join(import.meta.dirname, "../../src/main.ts")
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"]
  })
  started.push(child)
  const url = await new Promise<string>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The service ended with ${code}`)))
    child.stdout.on("data", (said) => {
      const address = /http:\/\/\S+/.exec(String(said))
      if (address) resolve(address[0])
    })
  })
  return { url, process: child }
}

const askForReset = (url: string, email: string) =>
  fetch(`${url}/oauth-service/api/v1/user-permission/reset-password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email })
  })

it("sends the mail of a process that was killed while sending it, with the same Message-ID", async () => {
  const databaseUrl = await freshPostgresUrl()
  const filled = Effect.flatMap(Database, ({ query }) => query(settle))
  await Effect.runPromise(Effect.provide(filled, Database.layerUrl(databaseUrl)))
  const killed = await startProcess(databaseUrl)
  smtp.mood = "silent"
  await askForReset(killed.url, "agency@crewfleet.example")
  await expect.poll(() => smtp.received.length, eventually).toBe(1)
  const gone = once(killed.process, "exit")
  killed.process.kill("SIGKILL")
  await gone

  smtp.mood = "taking"
  const options = { databaseUrl, smtpUrl: smtp.url, secretKey, demo: false, log: () => {} }
  const early = await startService(options)
  await askForReset(early.url, "client@crewfleet.example")
  await expect.poll(() => smtp.received.length, eventually).toBe(2)
  // The lease of the one that was killed lasts for a minute.
  expect(smtp.received.map(({ to }) => to)).toEqual(["agency@crewfleet.example", "client@crewfleet.example"])
  const late = await startService({ ...options, now: () => Date.now() + 61_000 })
  await expect.poll(() => smtp.received.length, eventually).toBe(3)
  expect(smtp.received[2]).toMatchObject({ to: "agency@crewfleet.example" })
  expect(smtp.received[2]?.messageId).toBe(smtp.received[0]?.messageId)
  await Promise.all([early.stop(), late.stop()])
  expect(smtp.received.length).toBe(3)
}, 60_000)
