import {
  type Award,
  type DecidedCharge,
  type InvoiceKind,
  type IssuedInvoice,
  locationForm,
  type MoneyKind,
  type MoneyMethod,
  type ReturnRules,
  vehicleForm,
  type vehicleTypes
} from "@crewfleet/sdk/rules"
import type { ColumnType, Generated } from "kysely"
import { answerColumns, type ColumnsIn } from "./answerColumns.ts"
import type { GeneratedTimestamp, Json, Timestamp } from "./Tables.ts"

/** Whether a vehicle is being described, awaits approval, can be hired, was rejected, or is withdrawn. */
export type VehicleStatus = "DRAFT" | "AWAITING_APPROVAL" | "ACTIVE" | "REJECTED" | "INACTIVE"

/** The shapes of vehicles, as the specification spells them. */
export type BodyType = keyof typeof vehicleTypes

/** Where a booking stands (specification 000 §4 and 001). */
export type BookingStatus =
  | "BOOKED"
  | "WAITINGAUTH"
  | "AUTHORIZED"
  | "RESERVED"
  | "IN_PROGRESS"
  | "COMPLETE"
  | "CANCELLED"

/** Where the answers about a vehicle are kept; its rates, one column each, and its photos by hand. */
export const keptVehicle = answerColumns(
  vehicleForm,
  {
    color: "colour",
    type: "bodyType",
    transmissionType: "transmission",
    depositAmt: "deposit",
    location: "locationId"
  },
  ["vehicleRates", "photoIds"]
)

/** Money is in minor units, `maxDailyMileage` in kilometres, `name` is the maker's. */
export interface VehicleTable extends ColumnsIn<typeof keptVehicle> {
  id: Generated<number>
  agencyId: number
  status: VehicleStatus
  /** For a day from Monday to Friday. */
  dailyRate: number
  /** As on weekdays when null. */
  saturdayRate: number | null
  /** As on weekdays when null. */
  sundayRate: number | null
  /** Why the platform rejected it last. */
  rejection: string | null
  /** Counts the changes, of its photos too. */
  version: Generated<number>
  /** The version in which anything but the photos was changed last. */
  detailsVersion: Generated<number>
  createdAt: GeneratedTimestamp
  /** What a search looks through, in lower case; the database writes it. */
  searchText: ColumnType<string, never, never>
}

/** `firstname`, `surname` and `email` are the hirer's: whoever corrects the hirer corrects them as well. */
export interface BookingTable {
  id: Generated<number>
  vehicleId: number
  agencyId: number
  clientId: number
  status: BookingStatus
  source: string
  paymentMethod: string
  startAt: Timestamp
  endAt: Timestamp
  firstname: string
  surname: string
  email: string
  promotionId: number | null
  /** Counts the edits. */
  version: Generated<number>
  createdAt: GeneratedTimestamp
  /** What a search looks through, in lower case; the database writes it. */
  searchText: ColumnType<string, never, never>
  /** When the hire was completed, which the database writes down unless told; null before. */
  completedAt: Timestamp | null
  /** When it was invoiced, and in which currency (ISO 4217), as its invoice says; the database writes both, null before. */
  invoicedAt: ColumnType<Date | null, never, never>
  invoicedIn: ColumnType<string | null, never, never>
}

/**
 * What was agreed with a booking, written down by the database when it is made, or gets another vehicle: the vehicle with its place and what a
 * day costs, the hirer, the agency, and the promotion. Money is in minor units of the invoice's currency.
 */
export interface BookingTermsTable {
  bookingId: number
  name: string
  model: string
  regno: string
  colour: string
  bodyType: string
  fuelType: string
  transmission: string
  engineSize: string
  doors: number
  seats: number
  airConditioning: boolean
  dailyRate: number
  saturdayRate: number
  sundayRate: number
  deposit: number
  excessMileageRate: number
  maxDailyMileage: number
  /** Where the vehicle is picked up; null where there is no such place any more. */
  locationId: number | null
  city: string
  country: string
  /** Where it is returned; null where that is the place where it is picked up. */
  returnLocationId: number | null
  returnCity: string | null
  returnCountry: string | null
  hirerName: string
  hirerEmail: string
  hirerTelephone: string
  hirerFirstLine: string | null
  hirerTown: string | null
  hirerPostcode: string | null
  hirerCountry: string | null
  agencyName: string
  agencyTelephone: string | null
  agencyStreet: string | null
  agencyCity: string | null
  agencyState: string | null
  agencyPostalCode: string | null
  agencyCountry: string | null
  /** The title of the promotion. */
  promotion: string | null
  /** What it gives, JSON. */
  award: Award | null
}

/** Amounts are in minor units of `currency`; `total` is what the hirer owes, VAT included. */
export interface InvoiceTable {
  id: Generated<number>
  bookingId: number
  agencyId: number
  currency: string
  subTotal: number
  discount: number
  vat: number
  /** A `numeric`, which arrives as a number. */
  vatPercentage: Generated<number>
  total: number
  /** Whether its booking is cancelled, so that nothing is asked for it; the database writes it. */
  isCancelled: Generated<boolean>
  createdAt: GeneratedTimestamp
}

/**
 * Money of a booking that has changed hands: `amount` is in minor units of the invoice's currency, and positive. The
 * database keeps every entry as it was entered. Without `userId` and `enteredAt` it came from elsewhere.
 */
export interface MoneyEntryTable {
  id: Generated<number>
  bookingId: number
  kind: MoneyKind
  /** Null for what is withheld. */
  method: MoneyMethod | null
  amount: number
  happenedAt: Timestamp
  reference: Generated<string>
  note: string | null
  userId: number | null
  enteredAt: Timestamp | null
  /** The entry that it counters. */
  counters: number | null
}

/** How often an agency has issued an invoice or a credit note in a year. */
export interface InvoiceCountTable {
  agencyId: number
  year: number
  count: number
}

/** An invoice or a credit note as it was issued; the database keeps it so. */
export interface IssuedInvoiceTable {
  id: Generated<number>
  agencyId: number
  bookingId: number
  number: string
  kind: InvoiceKind
  issuedAt: Timestamp
  content: Json<IssuedInvoice>
  /** The invoice that it takes back. */
  credits: number | null
  userId: number | null
}

/** That a document was mailed to the hirer. */
export interface InvoiceMailTable {
  id: Generated<number>
  invoiceId: number
  mailedAt: Timestamp
  userId: number
}

/** One line of an invoice, in the order of `id`; amounts are in minor units of the invoice's currency. */
export interface InvoiceItemTable {
  id: Generated<number>
  invoiceId: number
  description: string
  rate: number
  total: number
  /** Whether it was decided at return: it is no day of the hire, and negative where it gives something back. */
  isCharge: Generated<boolean>
}

/** What was decided at return of each proposal and own line, the last time; amounts are in major units, as they are sent. */
export interface ReturnChargesTable {
  bookingId: number
  lines: Json<ReadonlyArray<DecidedCharge>>
  /** By which it was decided; the agency's present ones where null. */
  rules: ColumnType<ReturnRules | null, string | undefined, string>
}

/** Where the answers about a place are kept. */
export const keptLocation = answerColumns(locationForm, {})

/** Where an agency's vehicles are handed over. */
export interface LocationTable extends ColumnsIn<typeof keptLocation> {
  id: Generated<number>
  agencyId: number
  /** Counts the edits. */
  version: Generated<number>
  createdAt: GeneratedTimestamp
}

/** The photos of a vehicle; `position` 0 is the main one. */
export interface VehiclePhotoTable {
  fileId: string
  vehicleId: number
  position: number
}
