import { beforeAll } from "vitest"
import type { Served } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { bookingsAt } from "./bookingsAt.ts"

const query = {}
let plates = 0

/** The invoices of an agency that has an address and a tax number, and what people do with them. */
export const invoicesAt = (served: Served) => {
  const { as, addVehicle, addBooking, asked } = bookingsAt(served)
  const clientOf = clientsOf(served)
  const invoiceCalls = async (name = "agency") => (await clientOf(name)).invoice

  beforeAll(async () => {
    await addBooking({ vehicleId: await addVehicle({ regno: "IN 0" }) })
    const { agency } = await clientOf("agency")
    const invoicing = { taxNumber: " GB 123 4567 89 ", paymentTerms: 30 }
    await agency.updateInvoicing({ params: { id: served.people.agency }, payload: invoicing })
    await served.query((db) =>
      db
        .updateTable("agencies")
        .set({ street: "1 Dock Road", city: "Leeds", country: "United Kingdom", telephone: "0113 496 0000" })
        .where("id", "=", served.people.agency)
        .execute()
    )
  })

  const newVehicle = () => addVehicle({ regno: `IN ${++plates}` })
  /** A booking of a vehicle of its own. */
  const book = async () => {
    const vehicleId = await newVehicle()
    return (await (await as("agency")).create(asked(vehicleId))).id ?? 0
  }
  const issue = async (id: number, name?: string) =>
    (await invoiceCalls(name)).issue({ params: { id }, query })
  const credit = async (id: number, reason = "Billed twice", name?: string) =>
    (await invoiceCalls(name)).credit({ params: { id }, query, payload: { reason } })
  const documents = async (id: number, name?: string) =>
    (await invoiceCalls(name)).documents({ params: { id }, query })
  const pdf = async (id: number, number: string, name?: string) =>
    (await invoiceCalls(name)).pdf({ params: { id, number }, query })
  const mail = async (id: number, number: string, name?: string, idempotencyKey?: string) =>
    (await invoiceCalls(name)).mail({ params: { id, number }, query }, { idempotencyKey })

  return {
    ...{ as, addVehicle, newVehicle, addBooking, asked, clientOf, book },
    ...{ issue, credit, documents, pdf, mail }
  }
}
