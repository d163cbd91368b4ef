import type { Insertable } from "kysely"
import type {
  BookingTable,
  InvoiceTable,
  LocationTable,
  VehicleTable
} from "../../src/database/RentalTables.ts"
import type { ClientTable } from "../../src/database/Tables.ts"

/** A vehicle with every field filled, for tests that care about a few of them. */
export const someVehicle = (given: Partial<Insertable<VehicleTable>> = {}): Insertable<VehicleTable> => ({
  agencyId: 1,
  name: "Ford",
  model: "Focus",
  regno: "AB12 CDE",
  colour: "Blue",
  bodyType: "HATCHBACK",
  fuelType: "PETROL",
  transmission: "MANUAL",
  status: "ACTIVE",
  dailyRate: 4200,
  deposit: 20000,
  excessMileageRate: 25,
  maxDailyMileage: 200,
  engineSize: "1.0 L",
  doors: 5,
  seats: 5,
  airConditioning: true,
  locationId: 1,
  ...given
})

/** A place where vehicles stand, with every field filled. */
export const someLocation = (given: Partial<Insertable<LocationTable>> = {}): Insertable<LocationTable> => ({
  agencyId: 1,
  name: "Desk",
  city: "Leeds",
  country: "United Kingdom",
  ...given
})

/** A booking with every field filled. */
export const someBooking = (given: Partial<Insertable<BookingTable>> = {}): Insertable<BookingTable> => ({
  vehicleId: 1,
  agencyId: 1,
  clientId: 1,
  status: "COMPLETE",
  source: "WEBSITE",
  paymentMethod: "CARD",
  startAt: "2026-05-01T09:00:00Z",
  endAt: "2026-05-04T09:00:00Z",
  // Long ago, so that nobody is asked about it; the database forgets it where the hire is not complete.
  completedAt: given.endAt ?? "2026-05-04T09:00:00Z",
  firstname: "Ada",
  surname: "Hill",
  email: "ada.hill@mail.example",
  ...given
})

/** A hirer with every field filled. */
export const someHirer = (given: Partial<Insertable<ClientTable>> = {}): Insertable<ClientTable> => ({
  name: "Ada Hill",
  email: "ada.hill@mail.example",
  telephone: "0113 496 0000",
  ...given
})

/** An invoice over `total` minor units without VAT. */
export const someInvoice = (
  given: Partial<Insertable<InvoiceTable>> & { total: number }
): Insertable<InvoiceTable> => ({
  bookingId: 1,
  agencyId: 1,
  currency: "GBP",
  subTotal: given.total,
  vat: 0,
  discount: 0,
  ...given
})
