import type { ShiftStatus } from "@crewfleet/sdk/rules"
import type { Kysely } from "kysely"
import type { VehicleStatus } from "../../src/database/RentalTables.ts"
import type { Tables } from "../../src/database/Tables.ts"
import { hashOf } from "../../src/secret/Secret.ts"
import { pngOf } from "../agency/pngOf.ts"
import { inDays } from "../booking/bookingsAt.ts"
import { someBooking, someLocation, someVehicle } from "../dashboard/someRows.ts"
import { insertForms } from "../onboarding/insertForms.ts"
import type { People } from "../people.ts"
import { somePromotion } from "../promotion/somePromotion.ts"
import { insertJob } from "../transport/crewsAt.ts"
import type { Belongings } from "./Belongings.ts"

/** Gives two agencies all that somebody could ask for, so that what is not found is there, and another's. */
export const insertBelongings = async (db: Kysely<Tables>, people: People): Promise<Belongings> => {
  const { agency, otherAgency, client, otherClient } = people
  await db.updateTable("agencies").set({ baseCurrency: "GBP" }).where("id", "=", otherAgency).execute()
  const location = await addLocation(db, agency)
  const otherLocation = await addLocation(db, otherAgency)

  const own = (regno: string, status: VehicleStatus) =>
    addVehicle(db, { agencyId: agency, locationId: location, regno, status })
  const vehicle = await own("AA01 BCD", "ACTIVE")
  const lent = await own("AA02 BCD", "ACTIVE")
  const draft = await own("AA04 BCD", "DRAFT")
  const withdrawn = await own("AA07 BCD", "INACTIVE")
  await addPhoto(db, agency, draft, 0)
  const otherVehicle = await addVehicle(db, {
    agencyId: otherAgency,
    locationId: otherLocation,
    regno: "AA03 BCD"
  })
  const booked = { status: "AUTHORIZED", startAt: inDays(0), endAt: inDays(3) } as const
  const booking = someBooking({ ...booked, agencyId: agency, vehicleId: lent, clientId: client })
  const others = someBooking({
    ...booked,
    agencyId: otherAgency,
    vehicleId: otherVehicle,
    clientId: otherClient
  })
  const otherBooking = await added(db.insertInto("bookings").values(others).returning("id"))
  const bookingId = await added(db.insertInto("bookings").values(booking).returning("id"))
  const totals = { subTotal: 100, discount: 0, vat: 20, total: 120 }
  await db
    .insertInto("invoices")
    .values({ ...totals, bookingId, agencyId: agency, currency: "GBP" })
    .execute()
  return {
    ...people,
    location,
    otherLocation,
    vehicle,
    otherVehicle,
    photo: await addPhoto(db, agency, vehicle, 1),
    mainPhoto: await addPhoto(db, agency, vehicle, 0),
    draft,
    otherAward: await added(
      db
        .insertInto("promotions")
        .values(somePromotion({ agencyId: agency }))
        .returning("id")
    ),
    awaiting: await own("AA05 BCD", "AWAITING_APPROVAL"),
    dubious: await own("AA06 BCD", "AWAITING_APPROVAL"),
    withdrawn,
    lastPhoto: await addPhoto(db, agency, withdrawn, 0),
    booking: bookingId,
    payment: await addPayment(db, bookingId),
    link: await addLink(db, agency, bookingId),
    spareLink: await addLink(db, agency, bookingId),
    otherLink: await addLink(db, otherAgency, otherBooking),
    document: await addFile(db, agency, "document"),
    otherDocument: await addFile(db, agency, "document"),
    request: await addRequest(db, people),
    ...(await addJourneys(db, people)),
    ...(await addRecords(db, people))
  }
}

const addPayment = (db: Kysely<Tables>, bookingId: number) => {
  const paid = { kind: "PAYMENT", method: "CASH", amount: 500, happenedAt: new Date() } as const
  return added(
    db
      .insertInto("moneyEntries")
      .values({ ...paid, bookingId })
      .returning("id")
  )
}

/** A new request, of which nothing is known but whose it is. */
const addRequest = async (db: Kysely<Tables>, { agency, client }: People) => {
  const day = { requiredAt: inDays(3), createdAt: inDays(-1) }
  const jobId = await added(
    db
      .insertInto("transportJobs")
      .values({ clientId: client, ref: "T-2", ...day })
      .returning("id")
  )
  await db.insertInto("transportJobAgencies").values({ jobId, agencyId: agency }).execute()
  return jobId
}

/** Journeys for the client: one that is planned, with the worker and somebody who has applied, two new ones, and one that is over. */
const addJourneys = async (db: Kysely<Tables>, { agency, client, worker, otherWorker }: People) => {
  const place = (
    job: { readonly id: number; readonly specs: ReadonlyArray<number> },
    workerId: number,
    status: ShiftStatus
  ) =>
    added(
      db
        .insertInto("shiftBookings")
        .values({
          ...{
            jobId: job.id,
            specId: job.specs[0] ?? 0,
            workerId,
            assignmentCodeId: 32,
            shiftStatus: status
          },
          ...{ shiftDate: new Date(), shiftEndDate: new Date(Date.now() + 3_600_000) }
        })
        .returning("id")
    )
  const lines = [{ code: 32, staff: 2 }, { code: 2 }]
  const asked = { clientId: client, lines }
  const planned = await insertJob(db, agency, asked)
  const other = await insertJob(db, agency, { ...asked, inHours: 90 })
  const over = await insertJob(db, agency, {
    ...{ ...asked, inHours: -50, status: "LOGGED", leaderId: worker }
  })
  const workedPlace = await place(over, worker, "COMPLETED")
  await db
    .insertInto("shiftTimes")
    .values({
      ...{ bookingId: workedPlace, startAt: inDays(-2), enteredAt: new Date() },
      endAt: new Date(Date.parse(inDays(-2)) + 3_600_000)
    })
    .execute()
  return {
    transport: planned.id,
    openLine: planned.specs[1] ?? 0,
    place: await place(planned, worker, "BOOKED"),
    applied: await place(planned, otherWorker, "APPLIED"),
    alsoApplied: await place(other, otherWorker, "APPLIED"),
    newTransport: (await insertJob(db, agency, { ...asked, status: "NEW" })).id,
    declinedTransport: (await insertJob(db, agency, { ...asked, status: "NEW" })).id,
    overTransport: over.id,
    workedPlace
  }
}

/** Records of the worker, who has a job with the agency. */
const addRecords = async (db: Kysely<Tables>, { agency, worker }: People) => {
  const putAt = inDays(-1)
  const addRecord = async (kind: string, subject: number, agencyId: number | null) => {
    const documentId = await added(
      db
        .insertInto("documents")
        .values({ ownerKind: "worker", ownerId: worker, agencyId, kind, subject, createdAt: putAt })
        .returning("id")
    )
    const days = { issued: "2026-01-01", expires: "2099-01-01" }
    await db
      .insertInto("documentVersions")
      .values({ documentId, number: 1, fileId: null, ...days, status: "WAITING_APPROVAL", putAt })
      .execute()
    return documentId
  }
  await insertForms(db, worker)
  return {
    training: await addRecord("TRAINING", 1, null),
    ownTraining: await addRecord("TRAINING", 2, agency),
    compliance: await addRecord("COMPLIANCE", 1, null),
    job: await added(
      db
        .insertInto("workerJobs")
        .values({
          workerId: worker,
          agencyId: agency,
          assignmentCodeId: 1,
          paymentMethodId: 1,
          addedAt: putAt
        })
        .returning("id")
    )
  }
}

const added = async <Id>(query: { executeTakeFirstOrThrow(): Promise<{ id: Id }> }) =>
  (await query.executeTakeFirstOrThrow()).id

/** The secret of every link that is there from the start. */
export const linkSecret = "0".repeat(43)

const addLink = (db: Kysely<Tables>, agencyId: number, recordId: number) =>
  added(
    db
      .insertInto("accessLinks")
      .values({
        scope: "booking.shared",
        recordId,
        agencyId,
        givenTo: "the hirer",
        secretHash: hashOf(linkSecret),
        endsAt: inDays(30),
        mostUses: 1_000
      })
      .returning("id")
  )

const addLocation = (db: Kysely<Tables>, agencyId: number) =>
  added(db.insertInto("locations").values(someLocation({ agencyId })).returning("id"))

const addVehicle = (db: Kysely<Tables>, given: Parameters<typeof someVehicle>[0]) =>
  added(db.insertInto("vehicles").values(someVehicle(given)).returning("id"))

const addFile = (db: Kysely<Tables>, agencyId: number, purpose: "document" | "vehicle") =>
  added(
    db
      .insertInto("files")
      .values({ agencyId, purpose, contentType: "image/png", content: pngOf(100), sha256: "0".repeat(64) })
      .returning("id")
  )

const addPhoto = async (db: Kysely<Tables>, agencyId: number, vehicleId: number, position: number) => {
  const fileId = await addFile(db, agencyId, "vehicle")
  await db.insertInto("vehiclePhotos").values({ fileId, vehicleId, position }).execute()
  return fileId
}
