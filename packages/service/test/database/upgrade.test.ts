import { readFileSync } from "node:fs"
import { join } from "node:path"
import { gunzipSync } from "node:zlib"
import { makeClient, type PromiseClient } from "@crewfleet/sdk"
import type { DocumentType } from "@crewfleet/sdk/rules"
import { Effect, Layer, ManagedRuntime } from "effect"
import { CompiledQuery } from "kysely"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import { migrations } from "../../src/database/migrate.ts"
import { kyselyOn, startPGlite } from "../../src/database/openPGlite.ts"
import { type RunningService, startService } from "../../src/startService.ts"
import { pngOf } from "../agency/pngOf.ts"
import { password } from "../people.ts"

/** The demo as 7f62488 kept it, cut down to some sixty bookings, on which a desk then worked for a while. */
const dump = gunzipSync(readFileSync(join(import.meta.dirname, "dump7f62488.sql.gz"))).toString()

/** When the dump was taken. */
const now = () => Date.parse("2026-11-22T03:00:00Z")

const query = {}

const rowsIn7f62488 = {
  agencies: 3,
  bookings: 66,
  changes: 14,
  clients: 40,
  condition_reports: 8,
  currencies: 21,
  damage_photos: 2,
  // Its identity documents were in a table of their own, one row each.
  document_versions: 7,
  documents: 7,
  files: 13,
  invoice_items: 279,
  invoices: 59,
  keys: 1,
  locations: 8,
  money_entries: 55,
  one_time_passwords: 2,
  outbox: 4,
  password_resets: 2,
  promotions: 14,
  rating_items: 9,
  ratings: 2,
  replaced_reports: 1,
  role_permissions: 27,
  roles: 5,
  tokens: 18,
  user_roles: 9,
  users: 9,
  vehicle_photos: 4,
  vehicles: 61,
  worker_agencies: 13,
  workers: 12
}

/** Which rows of a table were there before: later migrations bring roles, a permission and currencies, and signing in to look leaves two tokens for each who looks. */
const before: Readonly<Record<string, string>> = {
  roles: "where id <= 5",
  currencies: "where code not in ('BHD','CLP','ISK','JOD','JPY','KRW','KWD','OMR','RWF','TND','XAF','XOF')",
  role_permissions: "where role_id <= 5 and permission <> 'VIEW_TRANSPORT'",
  tokens: "where id <= 18"
}

const describeUpgraded = (kind: string, load: () => Promise<Layer.Layer<Database>>) =>
  describe(`A database of 7f62488, made the newest (${kind})`, () => {
    let runtime: ManagedRuntime.ManagedRuntime<Database, never>
    let service: RunningService
    let agency: PromiseClient
    let admin: PromiseClient

    beforeAll(async () => {
      runtime = ManagedRuntime.make(await load())
      const database = await runtime.runPromise(
        Effect.map(Database, (opened) => Layer.succeed(Database, opened))
      )
      service = await startService({ demo: false, now, log: () => {} }, database)
      agency = await signedIn("agency")
      admin = await signedIn("admin")
    })
    afterAll(async () => {
      await service?.stop()
      await runtime?.dispose()
    })

    const signedIn = async (name: string) => {
      const payload = { username: `${name}@crewfleet.example`, password }
      const { access_token: accessToken } = await makeClient({ baseUrl: service.url }).session.login({
        payload
      })
      const session = { current: () => ({ accessToken }) as never, renew: () => {}, end: () => {} }
      return makeClient({ baseUrl: service.url, session })
    }
    const counted = async (text: string) => {
      const asked = Effect.flatMap(Database, (database) =>
        database.query((db) => db.executeQuery<{ count: number }>(CompiledQuery.raw(text)))
      )
      return (await runtime.runPromise(asked)).rows[0]?.count
    }

    it("has every migration behind it and every row still in it", async () => {
      expect(await counted("select count(*) from kysely_migration")).toBe(Object.keys(migrations).length)
      const counts: Record<string, unknown> = {}
      for (const table of Object.keys(rowsIn7f62488)) {
        counts[table] = await counted(`select count(*) from ${table} ${before[table] ?? ""}`)
      }
      expect(counts).toEqual(rowsIn7f62488)
    })

    it("lists its bookings, with what happened to each", async () => {
      const listed = await admin.booking.list({ params: { page: 0, size: 100 }, query })
      expect(listed.totalElements).toBe(66)
      const upgraded = await agency.booking.byId({ params: { id: 2006 }, query })
      expect(upgraded).toMatchObject({ status: "BOOKED", invoices: [{ totalAmount: expect.any(Number) }] })
      expect(await agency.booking.history({ params: { id: 2004 }, query })).toMatchObject([
        { event: "booking.cancelled", reason: "The hirer's plans changed" },
        { event: "booking.made" }
      ])
    })

    it("counts what is there", async () => {
      const figures = await admin.dashboard.overview({ query })
      expect(figures.bookings.total).toBe(66)
      expect(figures.vehicles.total).toBe(61)
      expect(figures.clients.total).toBe(40)
    })

    it("knows of each booking when, and in which currency, it was invoiced", async () => {
      const differing = `select count(*) from bookings full join invoices on booking_id = bookings.id
        where (invoiced_at, invoiced_in) is distinct from (invoices.created_at, currency)`
      expect(await counted("select count(*) from bookings where invoiced_at is not null")).toBe(59)
      expect(await counted(`${differing} and (invoiced_at is not null or invoices.id is not null)`)).toBe(0)
    })

    it("has its promotions with their uses, its vehicles, hirers and reports", async () => {
      const promotions = await agency.promotion.list({ query: { size: 50 } })
      expect(promotions.content.find(({ code }) => code === "WINTER10")).toMatchObject({ usageCount: 32 })
      const vehicles = await agency.vehicle.list({ query: { size: 100 } })
      expect(vehicles.content.find(({ regno }) => regno === "DU26 MPS")).toMatchObject({ status: "REJECTED" })
      const { content } = await agency.hirer.list({ params: { page: 0, size: 100 }, query })
      expect(content.length).toBeGreaterThan(20)
      const reported = await counted("select booking_id as count from replaced_reports")
      const reports = await agency.conditionReport.both({ params: { id: reported ?? 0 }, query })
      expect(reports.return).toMatchObject({ version: 2, content: { remarks: "Looked at again" } })
    })

    it("shows the identity documents that hirers had, with their numbers and changes, and replaces one", async () => {
      const id =
        await counted(`select owner_id as count from documents join agency_hirers on client_id = owner_id
        join users on agent_id = agency_hirers.agency_id and email = 'agency@crewfleet.example' where bookings > 0 limit 1`)
      const params = { id: id ?? 0 }
      const [document] = (await agency.hirer.byId({ params, query })).clientDocs ?? []
      expect((await fetch(service.url + document?.url)).status).toBe(200)
      const { id: number, name = "", version } = document ?? {}
      const payload = new FormData()
      payload.set("file", new Blob([pngOf(0)]), "new.png")
      const { fileUrl: url } = await agency.hirer.uploadDocument({ query, payload })
      const clientDocs = [{ url, name: name as DocumentType, version }] as const
      await agency.hirer.addDocuments({ query, payload: { ...params, clientDocs, replace: true } })
      const [replaced] = (await agency.hirer.byId({ params, query })).clientDocs ?? []
      expect(replaced).toMatchObject({ id: number, name, version: Number(version) + 1 })
      expect(await counted("select max(id) as count from documents")).toBe(
        await counted("select last_value - 1 as count from documents_id_seq")
      )
    })

    it("makes no booking a second time under the key that it had", async () => {
      const before = await counted("select count(*) from bookings")
      const times = { start: "2027-06-10T09:00:00Z", end: "2027-06-13T09:00:00Z" }
      const how = { source: "TELEPHONE", paymentMethod: "CARD" } as const
      const payload = { vehicleId: 1, clientId: 10, ...times, ...how }
      const idempotencyKey = "843f9a17-14d8-4e32-a6ab-1685a424460d"
      await expect(agency.booking.create({ query, payload }, { idempotencyKey })).rejects.toMatchObject({
        failure: { status: 409, message: expect.stringContaining("This was done before") }
      })
      expect(await counted("select count(*) from bookings")).toBe(before)
    })

    it("takes new work", async () => {
      const payload = { name: "Harbour", city: "Hull", country: "United Kingdom" }
      expect(await agency.vehicle.addLocation({ query, payload })).toMatchObject({ name: "Harbour" })
    })
  })

describeUpgraded("PGlite", async () => {
  const pglite = await startPGlite()
  await pglite.exec(dump)
  await pglite.exec("reset all")
  return Database.layerOf(async () => kyselyOn(pglite))
})

describeUpgraded("PostgreSQL", async () => {
  const server = inject("postgresUrl")
  const url = server.replace(/postgres$/, "dumped")
  const make = new pg.Client(server)
  await make.connect()
  await make.query("create database dumped")
  await make.end()
  const fill = new pg.Client(url)
  await fill.connect()
  await fill.query(dump)
  await fill.end()
  return Database.layerUrl(url)
})
