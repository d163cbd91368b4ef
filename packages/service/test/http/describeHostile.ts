import { beforeAll, expect, it } from "vitest"
import { bookingsAt, inDays } from "../booking/bookingsAt.ts"
import { describeServedOnce, type Served } from "../servedOnBoth.ts"
import { inWordsOf } from "../session/inWordsOf.ts"

/** What somebody at a rental desk sends who means no good, or whose program is wrong. */
export type HostileCalls = ReturnType<typeof hostileCallsTo>

/** Describes what a service promises about requests of one kind; a failure of its own is never among its answers. */
export const describeHostile = (
  kind: string,
  promises: (calls: HostileCalls, served: Served) => void
): void =>
  describeServedOnce(`Hostile ${kind} at the rental desk`, (served) => {
    promises(hostileCallsTo(served), served)

    it("never answered any of this with a failure of its own", () => {
      expect(served.log.length).toBeGreaterThan(0)
      expect(served.log.filter((line) => JSON.parse(line).status >= 500)).toEqual([])
    })
  })

/** The answer to a field that is wrong. */
export const violation = (field: string) => ({ status: 400, body: { violations: [{ field }] } })

const hostileCallsTo = (served: Served) => {
  const { addVehicle, addBooking } = bookingsAt(served)
  const target = { token: "", vehicleId: 0, bookingId: 0 }

  beforeAll(async () => {
    target.token = (await inWordsOf(served).signIn("agency")).access_token
    target.vehicleId = await addVehicle({ regno: "HO51 ILE" })
    target.bookingId = await addBooking({ vehicleId: target.vehicleId })
  })

  const ask = async (method: string, path: string, body?: unknown) => {
    const isForm = body instanceof FormData
    const type = isForm ? {} : { "content-type": "application/json" }
    const response = await fetch(`${served.url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${target.token}`, ...type },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) })
    })
    return { status: response.status, body: await response.json() }
  }

  /** Books the vehicle for two days. */
  const book = (more: object) =>
    ask("POST", "/vehicle-booking", {
      vehicleId: target.vehicleId,
      clientId: served.people.client,
      start: inDays(10),
      end: inDays(12),
      source: "TELEPHONE",
      paymentMethod: "CARD",
      ...more
    })

  /** Makes a promotion. */
  const promote = (more: object) =>
    ask("POST", "/promo-code", {
      title: "Off season",
      description: "For a rainy week.",
      promotionType: "OTHER_AWARD",
      startDate: "2097-07-01T08:00:00.000Z",
      expiryDate: "2097-07-31T20:00:00.000Z",
      usageLimit: 10,
      daysHired: 1,
      ...more
    })

  /** Where a vehicle stands. */
  const placeOf = (id: number) =>
    served.query(async (db) => {
      const vehicles = db.selectFrom("vehicles").select("locationId").where("id", "=", id)
      return (await vehicles.executeTakeFirstOrThrow()).locationId
    })

  const get = (path: string) => ask("GET", path)

  return { target, ask, get, book, promote, placeOf, addVehicle, addBooking }
}
