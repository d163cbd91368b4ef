import type { Kysely } from "kysely"
import type { BookingTermsTable } from "../database/RentalTables.ts"
import type { Tables } from "../database/Tables.ts"

/** What was agreed with a booking when it was made, whatever has changed since. */
export const termsOf = (db: Kysely<Tables>, bookingId: number): Promise<BookingTermsTable> =>
  db.selectFrom("bookingTerms").selectAll().where("bookingId", "=", bookingId).executeTakeFirstOrThrow()
