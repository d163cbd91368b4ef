import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

const names = `(
  select id, email, regexp_replace(regexp_replace(name, '^\\s+|\\s+$', '', 'g'), '\\s+', ' ', 'g') as name from clients
) clients`

/**
 * By which rules the charges of a return were decided: other rules of later open nothing that was decided. And bookings name
 * their hirers as the records do by now, on what was not issued too.
 */
export const chargedRules: Migration = {
  up: statements(
    `alter table return_charges add column rules jsonb`,
    `update return_charges set rules = jsonb_build_object(
      'graceMinutes', grace_minutes, 'lateDayPercentage', late_day_percentage,
      'earlyDayPercentage', early_day_percentage, 'mileagePrice', mileage_price, 'fuelPrice', fuel_price,
      'cleaningPrice', cleaning_price
    )
    from bookings join agencies on agencies.id = bookings.agency_id
    where bookings.id = return_charges.booking_id`,
    `update bookings set firstname = split_part(clients.name, ' ', 1),
      surname = substr(clients.name, length(split_part(clients.name, ' ', 1)) + 2), email = clients.email
    from ${names}
    where clients.id = bookings.client_id
      and (btrim(firstname || ' ' || surname), bookings.email) is distinct from (clients.name, clients.email)`,
    `update booking_terms set hirer_name = clients.name, hirer_email = clients.email,
      hirer_telephone = clients.telephone, hirer_first_line = clients.first_line, hirer_town = clients.town,
      hirer_country = clients.country
    from bookings join clients on clients.id = bookings.client_id
    where bookings.id = booking_terms.booking_id
      and (hirer_name, hirer_email, hirer_telephone, hirer_first_line, hirer_town, hirer_country) is distinct from
        (clients.name, clients.email, clients.telephone, clients.first_line, clients.town, clients.country)
      and not exists (select from issued_invoices issued where issued.booking_id = bookings.id
        and issued.kind = 'INVOICE'
        and not exists (select from issued_invoices notes where notes.credits = issued.id))`
  )
}
