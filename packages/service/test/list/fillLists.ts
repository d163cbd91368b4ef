import type { Kysely } from "kysely"
import type { Tables } from "../../src/database/Tables.ts"
import { bookingsAt, inDays } from "../booking/bookingsAt.ts"
import { someHirer } from "../dashboard/someRows.ts"
import { insertForm, insertForms } from "../onboarding/insertForms.ts"
import { somePromotion } from "../promotion/somePromotion.ts"
import type { Served } from "../servedOnBoth.ts"

const day = 86_400_000

/** So many lines of every list. */
const many = 7

/** Puts lines into every list. */
export const fillLists = async (served: Served) => {
  const { addVehicle, addBooking } = bookingsAt(served)
  const { agency, worker } = served.people
  const now = new Date()
  const failed = { kind: "remind-of-hires", payload: "{}", createdAt: now, expiresAt: now, runAt: now }
  await served.query((db) => insertForms(db, worker, many))
  for (let at = 0; at < many; at += 1) {
    const vehicleId = await addVehicle({ regno: `LI${at} STS`, model: at % 2 ? "Focus" : "Fiesta" })
    await addBooking({ vehicleId, status: "BOOKED", startAt: inDays(5), endAt: inDays(6) })
    await served.query(async (db) => {
      const hirer = someHirer({ name: `Ada ${at % 3}`, rating: at % 2 ? 4 : null })
      const { id } = await db.insertInto("clients").values(hirer).returning("id").executeTakeFirstOrThrow()
      const agencies = [{ name: `Branch ${at % 2}` }]
      const [branch] = await db.insertInto("agencies").values(agencies).returning("id").execute()
      await db
        .insertInto("workerAgencies")
        .values({ workerId: worker, agencyId: branch?.id ?? 0 })
        .execute()
      await fillStaff(db, served, at)
      await db
        .insertInto("promotions")
        .values(somePromotion({ agencyId: agency, title: `Ada ${at % 3}` }))
        .execute()
      const job = { ...failed, key: String(at), what: String(at), dueAt: now, failure: "Error" }
      await db
        .insertInto("jobs")
        .values({ ...job, endedAt: now, outcome: "expired" })
        .execute()
      const hire = { vehicleId, clientId: id, status: "COMPLETE" as const }
      await addBooking({
        ...hire,
        startAt: new Date(now.getTime() - 9 * day),
        endAt: new Date(now.getTime() - 8 * day)
      })
    })
  }
}

/** A worker at work, an applicant, a note, and a training and a compliance that wait; and a shift beside the worker, at a ward of its own. */
const fillStaff = async (db: Kysely<Tables>, { people }: Served, at: number) => {
  const { agency: agencyId, client, worker } = people
  const moment = new Date()
  const person = { lastName: `Reed ${at % 3}`, email: `ada${at}@post.example`, telephone: String(at) }
  const rows = ["Ada", "Applying"].map((firstName) => ({ ...person, firstName }))
  const [employed, applying] = await db.insertInto("workers").values(rows).returning("id").execute()
  const sharesSince = moment
  await db
    .insertInto("workerAgencies")
    .values([
      { workerId: employed?.id ?? 0, agencyId, sharesSince },
      { workerId: applying?.id ?? 0, agencyId, sharesSince, standing: "APPLIED", appliedAt: moment }
    ])
    .execute()
  await insertForm(db, employed?.id ?? 0, "application")
  await db
    .insertInto("workerNotes")
    .values({ workerId: worker, agencyId, body: `Note ${at}`, writtenAt: moment })
    .execute()
  for (const kind of ["TRAINING", "COMPLIANCE"]) {
    const document = {
      ownerKind: "worker",
      ownerId: worker,
      kind,
      subject: at + 1,
      createdAt: moment
    } as const
    const { id } = await db.insertInto("documents").values(document).returning("id").executeTakeFirstOrThrow()
    const version = { number: 1, issued: "2026-01-01", expires: `20${30 + (at % 3)}-01-01`, putAt: moment }
    await db
      .insertInto("documentVersions")
      .values({ ...version, documentId: id, status: "WAITING_APPROVAL" })
      .execute()
  }
  const [ward] = await db
    .insertInto("clients")
    .values(someHirer({ name: `Ward ${at % 2}` }))
    .returning("id")
    .execute()
  for (const clientId of [client, ward?.id ?? 0]) {
    const ref = `T-${clientId}-${at}`
    const day = { requiredAt: inDays(1), createdAt: moment }
    const journey = { agencyId, clientId, ref, searchText: `${ref} ada`.toLowerCase(), ...day }
    const { id: jobId } = await db
      .insertInto("transportJobs")
      .values(journey)
      .returning("id")
      .executeTakeFirstOrThrow()
    await db.insertInto("transportJobAgencies").values({ jobId, agencyId }).execute()
    const shift = { jobId, assignmentCodeId: 1, shiftDate: inDays(1), shiftEndDate: inDays(2) }
    await db
      .insertInto("shiftBookings")
      .values([
        { ...shift, workerId: worker },
        { ...shift, workerId: employed?.id ?? 0 }
      ])
      .execute()
    const look = { jobId, audiences: `["care"]`, userId: null, linkId: null, at: moment }
    await db.insertInto("transportLooks").values([look, look, look, look]).execute()
  }
}
