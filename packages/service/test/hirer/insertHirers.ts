import { bookingsAt } from "../booking/bookingsAt.ts"
import { someInvoice } from "../dashboard/someRows.ts"
import type { Served } from "../servedOnBoth.ts"
import { hirersAt } from "./hirersAt.ts"

const day = (day: number) => new Date(Date.UTC(2026, 4, day, 9))

/** Makes a hirer of the agency's own, one of the other agency's and one that both share. */
export const insertHirers = async (served: Served) => {
  const { otherAgency } = served.people
  const { addVehicle, addBooking } = bookingsAt(served)
  const { addHirer } = hirersAt(served)
  const address = { firstLine: "1 Quay", town: "Hull", country: "UK" }
  const own = await addHirer({ name: "Ada Hill", rating: 4.25, verified: true, ...address })
  const others = await addHirer({ name: "Olu Other" })
  const shared = await addHirer({ name: "Sam Shared" })

  const vehicleId = await addVehicle()
  const ours = (clientId: number, from: number, to: number) => ({
    clientId,
    vehicleId,
    startAt: day(from),
    endAt: day(to)
  })
  const van = await addVehicle({ agencyId: otherAgency, regno: "XY70 ZZZ" })
  const theirs = { agencyId: otherAgency, vehicleId: van }
  const complete = await addBooking({ ...ours(own, 1, 3), status: "COMPLETE" })
  await addBooking({ ...ours(own, 9, 10), status: "CANCELLED" })
  await addBooking({ ...ours(own, 5, 6), status: "BOOKED" })
  await addBooking(ours(shared, 12, 13))
  await addBooking({ ...ours(others, 1, 3), ...theirs })
  await addBooking({ ...ours(shared, 12, 13), ...theirs })
  await addInvoices(served, complete)
  return { own, others, shared }
}

/** An invoice with three lines, and a later one. */
const addInvoices = (served: Served, bookingId: number) =>
  served.query(async (db) => {
    const invoice = { bookingId, agencyId: served.people.agency }
    const [first] = await db
      .insertInto("invoices")
      .values([someInvoice({ ...invoice, total: 12_345 }), someInvoice({ ...invoice, total: 1 })])
      .returning("id")
      .execute()
    const line = { invoiceId: first?.id ?? 0, rate: 6_000, total: 6_000 }
    await db
      .insertInto("invoiceItems")
      .values([
        { ...line, description: "Car rental for 1 May 2026" },
        { ...line, description: "Car rental for 2 May 2026" },
        { ...line, description: "3% Booking fee", rate: 345, total: 345 }
      ])
      .execute()
  })
