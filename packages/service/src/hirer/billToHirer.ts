import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"

interface Billed {
  /** One booking, or all of one hirer. */
  readonly bookingId?: number
  readonly clientId?: number
}

/** Has the invoices of bookings name their hirer as the record does by now; one that is issued stays until it is credited. */
export const billToHirer = async (db: Kysely<Tables>, { bookingId, clientId }: Billed): Promise<void> => {
  await sql`update booking_terms set hirer_name = clients.name, hirer_email = clients.email,
      hirer_telephone = clients.telephone, hirer_first_line = clients.first_line, hirer_town = clients.town,
      hirer_postcode = clients.postcode, hirer_country = clients.country
    from bookings join clients on clients.id = bookings.client_id
    where bookings.id = booking_terms.booking_id
      and ${bookingId === undefined ? sql`bookings.client_id = ${clientId}` : sql`bookings.id = ${bookingId}`}
      and not exists (select from issued_invoices issued where issued.booking_id = bookings.id
        and issued.kind = 'INVOICE'
        and not exists (select from issued_invoices notes where notes.credits = issued.id))`.execute(db)
}
