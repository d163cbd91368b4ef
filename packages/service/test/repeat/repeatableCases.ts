import { pngOf } from "../agency/pngOf.ts"
import { bookingsAt, inDays } from "../booking/bookingsAt.ts"
import { ofHire, ofHirer } from "../booking/ratingsAt.ts"
import { formWith } from "../file/formWith.ts"
import { hirersAt } from "../hirer/hirersAt.ts"
import { insertForm } from "../onboarding/insertForms.ts"
import type { Served } from "../servedOnBoth.ts"
import { requestsAt } from "../transport/requestsAt.ts"
import { details } from "../vehicle/details.ts"
import { fleetOf } from "../vehicle/fleetOf.ts"
import { complianceDays, days, staffAt } from "../worker/staffAt.ts"
import { transportCases } from "./transportCases.ts"

/** What somebody asks of an endpoint that may be repeated. */
export interface RepeatableCase {
  readonly as?: "admin" | "worker" | "client"
  readonly path: string
  readonly body?: object
}

const query = {}
const payment = { kind: "PAYMENT", amount: 5, method: "CASH", date: "2026-11-01" }

/** A case of each endpoint that may be repeated, under its name; it makes what it needs. */
export const repeatableCases = (served: Served): Readonly<Record<string, () => Promise<RepeatableCase>>> => {
  const { addVehicle, addBooking } = bookingsAt(served)
  const { newHirer, upload, add } = hirersAt(served)
  const { people, newPlate, create, addPhoto, submitted, active, move } = fleetOf(served)

  const vehicleStep = async (step: string, vehicle: Awaited<ReturnType<typeof create>>, more = {}) => ({
    path: `/vehicle/${vehicle.id}/${step}`,
    body: { version: vehicle.version, ...more }
  })
  const booking = async () =>
    addBooking({
      vehicleId: await addVehicle({ regno: newPlate() }),
      status: "BOOKED",
      startAt: inDays(5),
      endAt: inDays(6)
    })
  const completed = async () =>
    addBooking({
      vehicleId: await addVehicle({ regno: newPlate() }),
      status: "COMPLETE",
      completedAt: inDays(-3) // so that nobody is asked for a rating meanwhile
    })
  const invoiced = async () => {
    const bookingId = await booking()
    const totals = { subTotal: 100, discount: 0, vat: 20, total: 120, currency: "GBP" }
    await served.query((db) =>
      db
        .insertInto("invoices")
        .values({ ...totals, bookingId, agencyId: served.people.agency })
        .execute()
    )
    return bookingId
  }
  const offer = (title: string) => ({
    title,
    description: "For a rainy week.",
    promotionType: "OTHER_AWARD",
    startDate: "2097-07-01T08:00:00.000Z",
    expiryDate: "2097-07-31T20:00:00.000Z",
    usageLimit: 10,
    daysHired: 1
  })
  const promotion = async (title: string) => {
    await people.agency.promotion.create({ payload: offer(title) })
    const { content } = await people.agency.promotion.list({ query: { query: title } })
    return content[0] ?? Promise.reject(new Error("There is none"))
  }
  const document = async () => {
    const ownerId = await newHirer()
    await add(ownerId, await upload(), "ID")
    const { id } = await served.query((db) =>
      db.selectFrom("documents").select("id").where("ownerId", "=", ownerId).executeTakeFirstOrThrow()
    )
    return { ownerId, id }
  }
  const { body: asked, changed, request } = requestsAt(served)
  const admin = { as: "admin", body: { reason: "A claim" } } as const
  const { newWorker, upload: uploadCertificate, newTraining, newCompliance } = staffAt(served)
  const decision = { status: "REJECTED", because: "UNREADABLE", version: 1 }
  const information = {
    paymentMethod: "Paye",
    employmentStartDate: "2026-01-01",
    contractEndDate: "2097-01-01",
    nextCheckDate: "2097-01-01"
  }
  const licence = {
    issuer: "DVLA",
    licenceNumber: "MORGA657054SM9IJ",
    categories: "B",
    licenceExpiry: "2097-01-01",
    checkedOn: "2026-01-01",
    checkResult: "CLEAR"
  }
  const person = {
    firstname: "Una",
    lastname: "Reed",
    dob: "1990-04-01",
    gender: "FEMALE",
    nationality: "GB",
    email: "una@post.example",
    phoneNumber: "07700 900001",
    assignmentCode: { id: 32 }
  }

  return {
    "agencyWorker.takeOn": async () => ({
      path: `/agency-worker/${await newWorker({ standing: "APPLIED" })}/take-on`
    }),
    "agencyWorker.decline": async () => ({
      path: `/agency-worker/${await newWorker({ standing: "APPLIED" })}/decline`,
      body: { reason: "Lives too far away" }
    }),
    "agencyWorker.letGo": async () => ({ path: `/agency-worker/${await newWorker()}/let-go` }),
    "agencyWorker.updateInformation": async () => ({
      path: `/agency-worker/${await newWorker()}/information`,
      body: information
    }),
    "agencyWorker.fitToWork": async () => ({
      path: `/agency-worker/${await newWorker()}/fit-to-work`,
      body: { fitToWork: true }
    }),
    "hirer.create": async () => ({
      path: "/client",
      body: { name: "Nia New", telephone: "0161 496 0003" }
    }),
    "hirer.update": async () => ({
      path: `/client/${await newHirer()}`,
      body: { name: "Nia Newer", version: 1 }
    }),
    "driver.saveLicence": async () => ({
      path: `/agency-worker/${await newWorker()}/driving-licence`,
      body: licence
    }),
    "agencyWorker.addJob": async () => ({
      path: `/agency-worker/${await newWorker()}/jobs`,
      body: { assignmentCodeId: 32, paymentMethodId: 1 }
    }),
    "agencyWorker.removeJob": async () => {
      const workerId = await newWorker()
      const { agencyWorker } = people.agency
      const payload = { assignmentCodeId: 32, paymentMethodId: 1 }
      const { id } = await agencyWorker.addJob({ params: { workerId }, payload })
      return { path: `/agency-worker/${workerId}/jobs/${id}` }
    },
    "agencyWorker.addNote": async () => ({
      path: `/agency-worker/${await newWorker()}/notes`,
      body: { note: "Prefers nights" }
    }),
    "credentialType.add": async () => ({
      as: "admin",
      path: "/credential-type/training",
      body: { code: "ONCE", name: "Once and for All" }
    }),
    "credentialType.update": async () => ({
      as: "admin",
      path: "/credential-type/compliance/1",
      body: { name: "Proof of Identity", version: 1 }
    }),
    "onboarding.offer": async () => ({
      path: `/agency-worker/${await newWorker({ standing: "APPLIED" })}/offer`,
      body: { offered: true }
    }),
    "onboarding.review": async () => {
      const workerId = await newWorker()
      await served.query((db) => insertForm(db, workerId, "application"))
      return {
        path: `/worker/${workerId}/form-reviews/application/1`,
        body: { status: "APPROVED", comment: "Well done" }
      }
    },
    "worker.update": async () => ({ path: `/worker/${await newWorker()}`, body: person }),
    "applicant.apply": async () => ({
      as: "worker",
      path: `/worker/${served.people.worker}/agencies/${served.people.otherAgency}/application`,
      body: { shares: true }
    }),
    "worker.saveNotices": async () => ({
      as: "worker",
      path: `/worker/${served.people.worker}/notices`,
      body: { endings: false }
    }),
    "worker.share": async () => ({
      as: "worker",
      path: `/worker/${served.people.worker}/agencies/${served.people.agency}/sharing`,
      body: { shares: false }
    }),

    "eligibility.saveRequirements": async () => ({
      path: "/eligibility/requirements/1",
      body: {
        version: 0,
        requirements: [
          { name: "Right to work", anyOf: [{ kind: "rightToWork" }], otherwise: "REFUSE", graceDays: 0 }
        ]
      }
    }),

    "training.add": async () => {
      const workerId = await newWorker()
      const fileUrl = await uploadCertificate(workerId)
      return { path: `/worker/${workerId}/trainings`, body: { trainingId: 1, ...days, fileUrl } }
    },
    "training.renew": async () => {
      const workerId = await newWorker()
      const { id, version } = await newTraining(workerId)
      const fileUrl = await uploadCertificate(workerId)
      return { path: `/worker/${workerId}/trainings/${id}`, body: { ...days, fileUrl, version } }
    },
    "training.attach": async () => {
      const workerId = await newWorker()
      const payload = { trainingId: 1, ...days }
      const { id } = await people.agency.training.add({ params: { workerId }, payload })
      const fileUrl = await uploadCertificate(workerId)
      return { path: `/worker/${workerId}/trainings/${id}/certificate`, body: { fileUrl } }
    },
    "training.review": async () => {
      const workerId = await newWorker()
      const { id } = await newTraining(workerId)
      return { path: `/worker/${workerId}/trainings/${id}/status`, body: decision }
    },
    "training.remove": async () => {
      const workerId = await newWorker()
      return { path: `/worker/${workerId}/trainings/${(await newTraining(workerId)).id}` }
    },
    "compliance.add": async () => ({
      path: `/worker/${await newWorker()}/compliances`,
      body: { complianceId: 3, ...complianceDays }
    }),
    "compliance.renew": async () => {
      const workerId = await newWorker()
      const { id, version } = await newCompliance(workerId)
      const body = { ...complianceDays, complianceExpiry: "2098-01-01", version }
      return { path: `/worker/${workerId}/compliances/${id}`, body }
    },
    "compliance.attach": async () => {
      const workerId = await newWorker()
      const { id } = await newCompliance(workerId)
      const fileUrl = await uploadCertificate(workerId)
      return { path: `/worker/${workerId}/compliances/${id}/certificate`, body: { fileUrl } }
    },
    "compliance.review": async () => {
      const workerId = await newWorker()
      const { id } = await newCompliance(workerId)
      return { path: `/worker/${workerId}/compliances/${id}/status`, body: decision }
    },
    "compliance.remove": async () => {
      const workerId = await newWorker()
      return { path: `/worker/${workerId}/compliances/${(await newCompliance(workerId)).id}` }
    },

    "booking.create": async () => {
      const vehicleId = await addVehicle({ regno: newPlate() })
      await addBooking({ vehicleId })
      const times = { start: inDays(10), end: inDays(12) }
      const how = { source: "TELEPHONE", paymentMethod: "CARD" }
      return {
        path: "/vehicle-booking",
        body: { vehicleId, clientId: served.people.client, ...times, ...how }
      }
    },
    "rating.rateHirer": async () => ({
      path: `/vehicle-booking/${await completed()}/rating`,
      body: ofHirer
    }),
    "rating.rateHire": async () => ({
      as: "client",
      path: `/vehicle-booking/${await completed()}/shared/rating`,
      body: ofHire
    }),
    "booking.changeStatus": async () => ({
      path: `/vehicle-booking/${await booking()}/status`,
      body: { event: "booking.cancelled", reason: "Hirer rang" }
    }),
    "invoice.issue": async () => ({ path: `/vehicle-booking/${await invoiced()}/invoice/issue`, body: {} }),
    "invoice.credit": async () => {
      const id = await invoiced()
      await people.agency.invoice.issue({ params: { id }, query })
      return { path: `/vehicle-booking/${id}/invoice/credit`, body: { reason: "Billed twice" } }
    },
    "invoice.mail": async () => {
      const id = await invoiced()
      const [issued] = await people.agency.invoice.issue({ params: { id }, query })
      return { path: `/vehicle-booking/${id}/documents/${issued?.number}/mail`, body: {} }
    },
    "charges.decide": async () => {
      const vehicleId = await addVehicle({ regno: newPlate() })
      const id = await addBooking({
        ...{ vehicleId, status: "COMPLETE", startAt: inDays(-6), endAt: inDays(-5) }
      })
      const fine = { rowId: "a1", decision: "TAKE", description: "Parking fine", amount: 35 }
      return { path: `/vehicle-booking/${id}/charges`, body: { lines: [fine], version: 1 } }
    },
    "money.enter": async () => ({ path: `/vehicle-booking/${await booking()}/money`, body: payment }),
    "money.counter": async () => {
      const id = await booking()
      const { money } = people.agency
      const { entries } = await money.enter({ params: { id }, query, payload: payment })
      return {
        path: `/vehicle-booking/${id}/money/${entries[0]?.id}/counter`,
        body: { reason: "Typed twice" }
      }
    },
    "booking.changeTerms": async () => {
      const vehicleId = await addVehicle({ regno: newPlate(), dailyRate: 5_000, saturdayRate: null })
      const id = await addBooking({ vehicleId, status: "BOOKED", startAt: inDays(5), endAt: inDays(6) })
      return {
        path: `/vehicle-booking/${id}/terms`,
        body: { end: inDays(7), totalAmount: 123.6, version: 1 }
      }
    },
    "booking.share": async () => ({ path: `/vehicle-booking/${await booking()}/link` }),

    "vehicle.create": async () => ({ path: "/vehicle", body: details(people.place, { regno: newPlate() }) }),
    "vehicle.update": async () => {
      const { id, regno, version } = await create()
      const changed = details(people.place, { regno: regno ?? "", version, color: "Green" })
      return { path: `/vehicle/${id}`, body: changed }
    },
    "vehicle.uploadPhoto": async () => ({ path: "/vehicle/photos", body: formWith(pngOf(150)) }),
    "vehicle.addPhoto": async () => ({
      path: `/vehicle/${(await create()).id}/photos`,
      body: formWith(pngOf(150))
    }),
    "vehicle.removePhoto": async () => {
      const { id, photos } = await addPhoto(await create())
      return { path: `/vehicle/${id}/photos/${photos?.[0]?.id}` }
    },
    "vehicle.submit": async () => vehicleStep("submit", await addPhoto(await create())),
    "vehicle.withdraw": async () => vehicleStep("withdraw", await active()),
    "vehicle.reinstate": async () =>
      vehicleStep("reinstate", await move(people.agency, "withdraw", await active())),
    "vehicle.approve": async () => ({ as: "admin", ...(await vehicleStep("approve", await submitted())) }),
    "vehicle.reject": async () => ({
      as: "admin",
      ...(await vehicleStep("reject", await submitted(), { reason: "Too dark" }))
    }),
    "vehicle.addLocation": async () => ({
      path: "/vehicle-location",
      body: { name: "Harbour", city: "Leeds", country: "United Kingdom" }
    }),
    "vehicle.updateLocation": async () => {
      const payload = { name: "Quay", city: "Leeds", country: "United Kingdom" }
      const { id, version } = await people.agency.vehicle.addLocation({ query, payload })
      return { path: `/vehicle-location/${id}`, body: { ...payload, city: "Hull", version } }
    },

    "promotion.create": async () => ({ path: "/promo-code", body: offer("Sent twice") }),
    "promotion.update": async () => {
      const { id, version } = await promotion("Changed twice")
      return { path: "/promo-code", body: { ...offer("Changed"), id, version } }
    },
    "promotion.end": async () => {
      const { id } = await promotion("Ended twice")
      await people.agency.promotion.activate({ params: { id } })
      return { path: `/promo-code/${id}` }
    },
    "promotion.activate": async () => ({
      path: `/promo-code/activate/${(await promotion("Activated twice")).id}`
    }),

    "document.holdOwner": async () => ({ ...admin, path: `/document/hirer/${await newHirer()}/hold` }),
    "document.eraseOwner": async () => {
      const { ownerId } = await document()
      return { ...admin, path: `/document/hirer/${ownerId}/erase` }
    },
    "document.hold": async () => ({ ...admin, path: `/document/${(await document()).id}/hold` }),
    "document.release": async () => {
      const { id: documentId, ownerId } = await document()
      const hold = { ownerKind: "hirer", ownerId, documentId, reason: "A claim" } as const
      const { id } = await served.query((db) =>
        db
          .insertInto("documentHolds")
          .values({ ...hold, heldAt: new Date() })
          .returning("id")
          .executeTakeFirstOrThrow()
      )
      return { ...admin, path: `/document/hold/${id}/release` }
    },
    "document.erase": async () => ({ ...admin, path: `/document/${(await document()).id}/erase` }),

    "transport.hold": async () => ({
      as: "admin",
      path: `/transport/${(await request()).id}/hold`,
      body: { reason: "An inquest" }
    }),
    ...transportCases(served),
    "transportRequest.create": async () => ({ as: "client", path: "/transport-request", body: asked() }),
    "transportRequest.change": async () => {
      const job = await request()
      const body = changed(job, { destination: "Fromeside" })
      return { as: "client", path: `/transport-request/${job.id}`, body }
    },
    "transportRequest.cancel": async () => ({
      as: "client",
      path: `/transport-request/${(await request()).id}/cancellation`,
      body: { reason: "No bed" }
    }),
    "transportRequest.addMessage": async () => ({
      as: "client",
      path: `/transport-request/${(await request()).id}/messages`,
      body: { body: "Is there a nurse?" }
    }),

    "job.run": async () => ({ as: "admin", path: "/scheduled-jobs/erase-jobs/run" })
  }
}
