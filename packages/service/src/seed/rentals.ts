import { addDays, defaultTimeZone, instantAt, wallClockOf } from "@crewfleet/sdk/rules"
import type { Insertable, Selectable } from "kysely"
import type { BookingStatus, BookingTable, VehicleTable } from "../database/RentalTables.ts"
import type { Person } from "./people.ts"
import type { Random } from "./Random.ts"

const dayLength = 86_400_000
const daysBack = 730
const daysAhead = 30

/** A hirer as the bookings need them. */
export interface Customer extends Person {
  readonly id: number
  readonly createdAt: Date
}

/** What a vehicle's days cost, and its deposit. */
export type Rates = Pick<Selectable<VehicleTable>, "dailyRate" | "saturdayRate" | "sundayRate" | "deposit">

/** A booking with what its invoice needs: the days hired and what they cost. */
export interface Rental {
  readonly booking: Insertable<BookingTable> & {
    readonly createdAt: Date
    readonly startAt: Date
    readonly endAt: Date
  }
  readonly days: number
  readonly rates: Rates
}

/** The first day on which the demo has bookings. */
export const firstDayBefore = (now: Date): Date => new Date(now.getTime() - daysBack * dayLength)

/** `count` bookings of the vehicles, over two years up to a month ahead, growing denser; no vehicle is out twice. */
export const rentalsOf = (
  random: Random,
  count: number,
  vehicles: ReadonlyArray<Rates & Pick<Selectable<VehicleTable>, "id" | "agencyId">>,
  customers: ReadonlyArray<Customer>,
  now: Date
): Array<Rental> =>
  vehicles.flatMap((vehicle, at) => {
    const slots = bookedUpTo(at + 1, vehicles.length, count) - bookedUpTo(at, vehicles.length, count)
    // Each booking has a stretch of the calendar for itself; the stretches get shorter as business grows.
    const slotStart = (slot: number) => Math.ceil((daysBack + daysAhead) * (slot / slots) ** 0.8) - daysBack
    return Array.from({ length: slots }, (_, slot): Rental => {
      const room = slotStart(slot + 1) - slotStart(slot) - 1
      const days = Math.min(room, random.pick([1, 2, 2, 3, 3, 4, 5, 7, 9]))
      const startAt = atHour(now, slotStart(slot) + random.whole(0, room - days), random.whole(8, 17))
      const endAt = daysAfter(startAt, days)
      const createdAt = new Date(
        Math.min(
          startAt.getTime() - random.whole(2, 900) * 3_600_000,
          now.getTime() - random.whole(1, 5_000) * 60_000
        )
      )
      const known = customers.filter((customer) => customer.createdAt <= createdAt)
      const customer = random.pick(known.length === 0 ? customers.slice(0, 1) : known)
      const status = statusAt(random, startAt, endAt, now)
      return {
        days,
        rates: vehicle,
        booking: {
          vehicleId: vehicle.id,
          agencyId: vehicle.agencyId,
          clientId: customer.id,
          status,
          completedAt: status === "COMPLETE" ? endAt : null,
          source: random.weighted({ WEBSITE: 52, MOBILE_APP: 24, TELEPHONE: 15, PARTNER: 9 }),
          paymentMethod: random.weighted({ CARD: 68, BANK_TRANSFER: 17, PAYPAL: 10, CASH: 5 }),
          startAt,
          endAt,
          createdAt,
          firstname: customer.firstName,
          surname: customer.lastName,
          email: customer.email
        }
      }
    })
  })

/** How many bookings the first vehicles share: some are hired twice as often as others. */
const bookedUpTo = (vehicles: number, ofAll: number, count: number): number => {
  const favour = (upTo: number) =>
    Array.from({ length: upTo }, (_, at) => 3 + Math.sin(at * 2.4)).reduce((sum, one) => sum + one, 0)
  return Math.round((count * favour(vehicles)) / favour(ofAll))
}

const atHour = (now: Date, daysFromNow: number, hour: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + daysFromNow, hour))

/** At the same time by the clock on the wall, whether it was changed meanwhile or not. */
const daysAfter = (startAt: Date, days: number): Date => {
  const [day = "", time = ""] = wallClockOf(startAt.toISOString(), defaultTimeZone).split("T")
  return new Date(instantAt(`${addDays(day, days)}T${time}`, defaultTimeZone) ?? startAt)
}

const statusAt = (random: Random, startAt: Date, endAt: Date, now: Date): BookingStatus => {
  if (endAt <= now) return random.weighted({ COMPLETE: 87, CANCELLED: 13 })
  if (startAt <= now) return random.weighted({ IN_PROGRESS: 85, WAITINGAUTH: 15 })
  return random.weighted({ BOOKED: 62, AUTHORIZED: 11, RESERVED: 11, WAITINGAUTH: 8, CANCELLED: 8 })
}
