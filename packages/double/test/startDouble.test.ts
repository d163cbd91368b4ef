import { startService } from "@crewfleet/service"
import { afterAll, beforeAll, expect, it } from "vitest"
import { freshPostgresUrl } from "../../service/test/database/onBothDatabases.ts"
import { type Double, startDouble, usualMoment } from "../src/index.ts"
import { morning } from "./morning.ts"

let double: Double
beforeAll(async () => {
  double = await startDouble()
})
afterAll(() => double.stop())

/**
 * What the same script is told elsewhere, but for the address that it called, and cursors, in which chance has a part; and for the
 * moment at which a row was made, as the database of a service has a clock of its own.
 */
const elsewhere = async ({ url, stop }: { readonly url: string; readonly stop: () => Promise<void> }) => {
  try {
    const told = JSON.stringify(await morning(url)).replaceAll(url, "http://double")
    return JSON.parse(told, (key, value) => (key === "next" || key === "createdDate" ? `its ${key}` : value))
  } finally {
    await stop()
  }
}

it("answers a script as the real service does with the same clock, and as another double does, to the letter", async () => {
  const databaseUrl = await freshPostgresUrl()
  const now = () => Date.parse(usualMoment)
  const service = await startService({ databaseUrl, demo: true, now, log: () => {} })
  const told = await elsewhere({ url: double.url, stop: async () => {} })
  expect(told.jobs.content.length).toBe(20)
  expect(told.again).toEqual(["vehicle.create", 400, expect.anything()])
  expect(told).toEqual(await elsewhere(await startDouble()))
  expect(told).toEqual(await elsewhere(service))
})

it("has one clock, which moves when it is told to, for service and database alike", async () => {
  const { client } = await double.client("agency")
  const { content } = await client.transport.list({ params: { page: 0, size: 1 } })
  const id = content[0]?.id ?? 0
  const say = async (text: string) => {
    await client.transport.addMessage({ params: { id }, payload: { body: text } })
    const messages = await client.transport.messages({ params: { id } })
    return JSON.stringify(messages)
  }
  const vehicles = await client.vehicle.list({ query: { query: "DB26", page: 0, size: 1 } })
  expect(vehicles.content[0]).toMatchObject({
    regno: "DB26 LEX",
    createdDate: usualMoment.replace("Z", ".000Z")
  })
  expect(await say("Before")).toContain("2026-11-02T08:00:00.000Z")
  await double.clock.advance({ minutes: 5 })
  expect(await say("After")).toContain("2026-11-02T08:05:00.000Z")
  await expect(double.clock.set("no day")).rejects.toThrow("no day is no moment")
})

it("keeps its mail, with what comes round by the clock", async () => {
  const before = await double.outbox()
  await double.clock.advance({ days: 1 })
  const sent = (await double.outbox()).slice(before.length)
  expect(sent.length).toBeGreaterThan(0)
  expect(new Set(sent.map(({ sentAt }) => sentAt))).toEqual(new Set([double.clock.now()]))
  await double.client("otp").catch(() => {})
  const code = (await double.outbox()).at(-1)
  expect(code).toMatchObject({ to: "otp@crewfleet.example", text: expect.stringMatching(/\b\d{6}\b/) })
})

it("signs in everybody whom the demo has, and ends a session when its time has come", async () => {
  const { client } = await double.client("client")
  expect(double.accounts.map(({ email }) => email)).toContain("client@crewfleet.example")
  await double.clock.advance({ days: 400 })
  await expect(client.booking.list({ params: { page: 0, size: 1 } })).rejects.toMatchObject({
    _tag: "SessionEnded"
  })
})
