import type { DocumentType } from "@crewfleet/sdk/rules"
import type { Insertable } from "kysely"
import type { ClientTable } from "../../src/database/Tables.ts"
import { pngOf } from "../agency/pngOf.ts"
import { bookingsAt } from "../booking/bookingsAt.ts"
import { someHirer } from "../dashboard/someRows.ts"
import { formWith } from "../file/formWith.ts"
import type { Served } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"

/** What people at a rental desk do with hirers and their documents. */
export const hirersAt = (served: Served) => {
  const { addVehicle, addBooking } = bookingsAt(served)
  const clientOf = clientsOf(served)

  /** The calls of somebody who is signed in. */
  const hirersOf = async (name: string) => (await clientOf(name)).hirer

  const addHirer = (given: Partial<Insertable<ClientTable>> = {}) =>
    served.query(async (db) => {
      const { id } = await db
        .insertInto("clients")
        .values(someHirer(given))
        .returning("id")
        .executeTakeFirstOrThrow()
      return id
    })

  /** A hirer who has booked with the agency, and of whom nothing is on file. */
  const newHirer = async () => {
    const clientId = await addHirer()
    await addBooking({ clientId, vehicleId: await addVehicle({ regno: `H ${clientId}` }) })
    return clientId
  }

  const upload = async (name = "agency", bytes = pngOf(100)) =>
    (await (await hirersOf(name)).uploadDocument({ query: {}, payload: formWith(bytes) })).fileUrl

  /** Puts an uploaded file on file as a document of a type; `replaced` is the version whose place it takes. */
  const add = async (id: number, url: string, type: string, replaced?: number, dates = {}) => {
    const version = replaced !== undefined && { version: replaced }
    const document = { url, name: type as DocumentType, ...version, ...dates }
    const payload = { id, clientDocs: [document], replace: replaced !== undefined } as const
    return (await hirersOf("agency")).addDocuments({ query: {}, payload })
  }

  const documentsOf = async (id: number) =>
    (await (await hirersOf("agency")).byId({ params: { id }, query: {} })).clientDocs ?? []

  return { hirersOf, addHirer, newHirer, upload, add, documentsOf }
}
