import { makeClient } from "@crewfleet/sdk"
import { bookingsAt, inDays } from "../booking/bookingsAt.ts"
import type { Served } from "../servedOnBoth.ts"

/** What stands in the address of a link. */
export const partsOf = (linkAddress: string) => {
  const { pathname, hash } = new URL(linkAddress)
  return { id: pathname.split("/")[2] ?? "", secret: hash.slice(1) }
}

/** What an agency and the holders of its links do with a service. */
export const linksAt = (served: Served) => {
  const { as, addVehicle, addBooking } = bookingsAt(served)
  let vehicles = 0

  /** A hire of the agency's that ends three days from now, unless told. */
  const addHire = async (given: Parameters<typeof addBooking>[0] = {}) => {
    vehicles += 1
    const vehicleId = await addVehicle({ regno: `LK${vehicles} ABC` })
    return addBooking({ vehicleId, status: "BOOKED", startAt: inDays(2), endAt: inDays(3), ...given })
  }

  const share = async (bookingId: number) =>
    partsOf((await (await as("agency")).share({ params: { id: bookingId }, query: {} })).linkAddress)

  return {
    addHire,
    share,
    /** A link to a hire of its own. */
    someLink: async () => {
      const bookingId = await addHire()
      return { bookingId, ...(await share(bookingId)) }
    },
    open: (
      payload: { readonly id: string; readonly secret: string; readonly visit?: string },
      from = "10.0.0.1"
    ) =>
      makeClient({
        baseUrl: served.url,
        fetch: (input, init) => {
          const headers = new Headers(init?.headers)
          headers.set("x-forwarded-for", from)
          return fetch(input, { ...init, headers })
        }
      }).link.open({ payload }),
    /** The calls of whoever holds a link's token. */
    holder: (linkToken: string) => makeClient({ baseUrl: served.url, linkToken }),
    usesOf: async (id: string) => {
      const row = await served.query((db) =>
        db.selectFrom("accessLinks").select("uses").where("id", "=", id).executeTakeFirstOrThrow()
      )
      return row.uses
    },
    limitUses: (id: string, mostUses: number) =>
      served.query((db) => db.updateTable("accessLinks").set({ mostUses }).where("id", "=", id).execute())
  }
}
