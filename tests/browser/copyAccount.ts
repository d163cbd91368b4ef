import type { Kysely } from "kysely"
import type { Tables } from "../../packages/service/src/database/Tables.ts"

type Row = Readonly<Record<string, unknown>>
type AnyTables = Record<string, Record<string, unknown>>

/** What a demo's agency has that a copy of it is given; the demo's two years of bookings are more than a test changes. */
const hirerCount = 12

/** How many of its workers a copy shares with its original, and how many have applied to both. */
const staffCounts = { TAKEN_ON: 6, APPLIED: 3 } as const

let copies = 0

/**
 * Copies an account of the demo together with its agency: places, vehicles, promotions, and its first hirers with one
 * booking each and their documents, and some of its workers, who then work for both; a worker together with their records. Gives the first part of the copy's address.
 */
export const copyAccount = (db: Kysely<Tables>, name: string): Promise<string> =>
  db.transaction().execute(async (transaction) => {
    copies += 1
    const copy = `${name}-${copies}`
    const user = await transaction
      .selectFrom("users")
      .selectAll()
      .where("email", "=", `${name}@crewfleet.example`)
      .executeTakeFirstOrThrow()
    const agentId = user.agentId && (await copyAgency(transaction, user.agentId, copies))
    const email = `${copy}@crewfleet.example`
    const workerId = user.workerId && (await copyWorker(transaction, user.workerId, email))
    const users = await copyRows(transaction, "users", [user], () => ({ email, agentId, workerId }))
    const roles = await transaction
      .selectFrom("userRoles")
      .select("roleId")
      .where("userId", "=", user.id)
      .execute()
    await transaction
      .insertInto("userRoles")
      .values(roles.map(({ roleId }) => ({ roleId, userId: copyOf(users, user.id) })))
      .execute()
    return copy
  })

/** A worker of the same agencies, with the same on file and the same decided about it. */
const copyWorker = async (db: Kysely<Tables>, id: number, email: string): Promise<number> => {
  const rows = (table: string, column: string, ids: ReadonlyArray<unknown>) =>
    (db as unknown as Kysely<AnyTables>)
      .selectFrom(table)
      .selectAll()
      .where(column, "in", [0, ...ids])
      .execute()
  const workers = await copyRows(db, "workers", await rows("workers", "id", [id]), () => ({ email }))
  const workerId = copyOf(workers, id)
  await copyRows(db, "workerAgencies", await rows("workerAgencies", "workerId", [id]), () => ({
    workerId,
    employmentNumber: null
  }))
  const owned = (await rows("documents", "ownerId", [id])).filter(({ ownerKind }) => ownerKind === "worker")
  const documents = await copyRows(db, "documents", owned, () => ({ ownerId: workerId }))
  const ofDocuments = ({ documentId }: Row) => ({ documentId: copyOf(documents, documentId) })
  const credentials = await rows("credentials", "documentId", [...documents.keys()])
  await copyParts(db, "credentials", credentials, (row) => ({ ...ofDocuments(row), hascoId: null }))
  const kept = await rows("documentVersions", "documentId", [...documents.keys()])
  const filed = await db
    .selectFrom("files")
    .selectAll()
    .where(
      "id",
      "in",
      kept.flatMap(({ fileId }) => (fileId === null ? [] : [fileId as string]))
    )
    .execute()
  const files = await copyRows(db, "files", filed, () => ({}))
  const versions = await copyRows(db, "documentVersions", kept, ({ documentId, fileId }) => ({
    documentId: copyOf(documents, documentId),
    fileId: fileId === null ? null : copyOf(files, fileId)
  }))
  await copyParts(
    db,
    "documentReviews",
    await rows("documentReviews", "versionId", [...versions.keys()]),
    ({ versionId }) => ({ versionId: copyOf(versions, versionId) })
  )
  return workerId
}

const copyAgency = async (db: Kysely<Tables>, id: number, number: number): Promise<number> => {
  const rowsOf = (table: string) =>
    (db as unknown as Kysely<AnyTables>)
      .selectFrom(table)
      .selectAll()
      .where("agencyId", "=", id)
      .orderBy("id")
      .execute()
  const agency = await db.selectFrom("agencies").selectAll().where("id", "=", id).executeTakeFirstOrThrow()
  const agencies = await copyRows(db, "agencies", [agency], () => ({
    name: `${agency.name} ${number}`,
    vehicleChecks: JSON.stringify(agency.vehicleChecks),
    removedChecks: JSON.stringify(agency.removedChecks)
  }))
  const agencyId = copyOf(agencies, id)
  const locations = await copyRows(db, "locations", await rowsOf("locations"), () => ({ agencyId }))
  // What awaits approval stands in every administrator's list.
  const fleet = (await rowsOf("vehicles")).filter(({ status }) => status !== "AWAITING_APPROVAL")
  const vehicles = await copyRows(db, "vehicles", fleet, ({ locationId }, at) => ({
    agencyId,
    locationId: copyOf(locations, locationId),
    regno: `${plateStart(number)} ${plateStart(at)}`
  }))
  await copyRows(db, "promotions", await rowsOf("promotions"), ({ vehicleFilter }) => ({
    agencyId,
    vehicleFilter: JSON.stringify({ ...(vehicleFilter as object), agencyId })
  }))
  await copyBookings(db, id, agencyId, vehicles)
  await shareStaff(db, id, agencyId)
  return agencyId
}

/** Some of an agency's workers work for the copy too, which has decided nothing about what they have on file. */
const shareStaff = async (db: Kysely<Tables>, from: number, agencyId: number) => {
  for (const [standing, count] of Object.entries(staffCounts)) {
    const rows = await db
      .selectFrom("workerAgencies")
      .selectAll()
      .where("agencyId", "=", from)
      .where("standing", "=", standing as keyof typeof staffCounts)
      .where("sharesSince", "is not", null)
      // Whoever has an account is what other tests are about.
      .where(
        "workerId",
        "not in",
        db.selectFrom("users").select("workerId").where("workerId", "is not", null)
      )
      .orderBy("id")
      .limit(count)
      .execute()
    await copyRows(db, "workerAgencies", rows, () => ({ agencyId }))
    const workers = [0, ...rows.map(({ workerId }) => workerId)]
    const jobs = await db
      .selectFrom("workerJobs")
      .selectAll()
      .where("agencyId", "=", from)
      .where("workerId", "in", workers)
      .execute()
    await copyRows(db, "workerJobs", jobs, () => ({ agencyId }))
  }
}

/** The hirers come with their bookings: whoever never booked is no hirer of an agency. */
const copyBookings = async (db: Kysely<Tables>, from: number, agencyId: number, vehicles: Copies) => {
  const bookings = await db
    .selectFrom("bookings")
    .selectAll()
    .distinctOn("clientId")
    .where("agencyId", "=", from)
    .orderBy("clientId")
    .orderBy("status")
    .limit(hirerCount)
    .execute()
  const hirers = bookings.map(({ clientId }) => clientId)
  if (hirers.length === 0) return
  const known = await db.selectFrom("clients").selectAll().where("id", "in", hirers).execute()
  const clients = await copyRows(db, "clients", known, () => ({}))
  const booked = await copyRows(db, "bookings", bookings, ({ clientId, vehicleId }) => ({
    agencyId,
    clientId: copyOf(clients, clientId),
    vehicleId: copyOf(vehicles, vehicleId),
    promotionId: null
  }))
  const invoices = await db
    .selectFrom("invoices")
    .selectAll()
    .where(
      "bookingId",
      "in",
      bookings.map(({ id }) => id)
    )
    .execute()
  const charged = await copyRows(db, "invoices", invoices, ({ bookingId }) => ({
    agencyId,
    bookingId: copyOf(booked, bookingId)
  }))
  const ids = invoices.map(({ id }) => id)
  if (ids.length > 0) {
    const items = await db
      .selectFrom("invoiceItems")
      .selectAll()
      .where("invoiceId", "in", ids)
      .orderBy("id")
      .execute()
    await copyRows(db, "invoiceItems", items, ({ invoiceId }) => ({ invoiceId: copyOf(charged, invoiceId) }))
  }
  const entries = await db
    .selectFrom("moneyEntries")
    .selectAll()
    .where(
      "bookingId",
      "in",
      bookings.map(({ id }) => id)
    )
    .where("counters", "is", null)
    .orderBy("id")
    .execute()
  await copyRows(db, "moneyEntries", entries, ({ bookingId }) => ({
    bookingId: copyOf(booked, bookingId),
    userId: null
  }))
  await copyDocuments(db, hirers, agencyId, clients)
}

const copyDocuments = async (
  db: Kysely<Tables>,
  hirers: ReadonlyArray<number>,
  agencyId: number,
  clients: Copies
) => {
  const documents = await db
    .selectFrom("documents")
    .selectAll()
    .where("ownerKind", "=", "hirer")
    .where("ownerId", "in", hirers)
    .execute()
  if (documents.length === 0) return
  const versions = await db
    .selectFrom("documentVersions")
    .selectAll()
    .where(
      "documentId",
      "in",
      documents.map(({ id }) => id)
    )
    .where("fileId", "is not", null)
    .execute()
  const filed = await db
    .selectFrom("files")
    .selectAll()
    .where(
      "id",
      "in",
      versions.map(({ fileId }) => fileId)
    )
    .execute()
  const files = await copyRows(db, "files", filed, () => ({ agencyId }))
  const papers = await copyRows(db, "documents", documents, ({ ownerId }) => ({
    agencyId,
    ownerId: copyOf(clients, ownerId)
  }))
  await copyRows(db, "documentVersions", versions, ({ documentId, fileId }) => ({
    documentId: copyOf(papers, documentId),
    fileId: copyOf(files, fileId)
  }))
}

/** The identifiers of copies by those of their originals. */
type Copies = ReadonlyMap<unknown, unknown>

const copyOf = (copies: Copies, original: unknown) => copies.get(original) as never

/** What the database gives to each row itself. */
const given = ["id", "nameKey", "searchText"]

const copyRows = async (
  db: Kysely<Tables>,
  table: keyof Tables,
  rows: ReadonlyArray<object>,
  differing: (row: Row, at: number) => object
): Promise<Copies> => {
  if (rows.length === 0) return new Map()
  const originals = rows as ReadonlyArray<Row>
  const values = originals.map((row, at) => ({
    ...Object.fromEntries(Object.entries(row).filter(([column]) => !given.includes(column))),
    ...differing(row, at)
  }))
  const inserted = await (db as unknown as Kysely<AnyTables>)
    .insertInto(table)
    .values(values)
    .returning("id")
    .execute()
  return new Map(originals.map(({ id }, at) => [id, inserted[at]?.id]))
}

/** What has no number of its own, and belongs to what has. */
const copyParts = async (
  db: Kysely<Tables>,
  table: keyof Tables,
  rows: ReadonlyArray<Row>,
  differing: (row: Row) => object
): Promise<void> => {
  if (rows.length === 0) return
  await (db as unknown as Kysely<AnyTables>)
    .insertInto(table)
    .values(rows.map((row) => ({ ...row, ...differing(row) })))
    .execute()
}

const letters = "ABCDEFGHJKLMNPRSTUVWXYZ"

/** Three letters for each number, so that no two vehicles have the same plate. */
const plateStart = (number: number): string =>
  [23 * 23, 23, 1].map((worth) => letters[Math.floor(number / worth) % 23]).join("")
