import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

// What the SDK's `awardOf` says of a promotion.
const award = `case promotion.promotion_type
  when 'DISCOUNT' then jsonb_build_object('type', 'DISCOUNT', 'percentage', coalesce(promotion.discount, 0))
  when 'EXTRA_DAYS' then jsonb_build_object('type', 'EXTRA_DAYS', 'days', coalesce(promotion.extra_days, 0))
  when 'EXTRA_MILEAGE' then jsonb_build_object('type', 'EXTRA_MILEAGE', 'kilometres', promotion.extra_mileage)
  when 'OTHER_AWARD' then jsonb_build_object('type', 'OTHER_AWARD')
end`

/**
 * What was agreed with a booking has what its promotion gives, so that nobody takes it back who edits the promotion, and the
 * hirer's postcode, for its invoice. Earlier ones get what stands today, but no postcode where their invoice is issued.
 */
export const agreedTerms: Migration = {
  up: statements(
    `alter table booking_terms add column award jsonb, add column hirer_postcode text`,
    `update booking_terms set award = ${award}
    from bookings join promotions promotion on promotion.id = bookings.promotion_id
    where bookings.id = booking_terms.booking_id`,
    `update booking_terms set hirer_postcode = clients.postcode
    from bookings join clients on clients.id = bookings.client_id
    where bookings.id = booking_terms.booking_id and clients.postcode is not null
      and not exists (select from issued_invoices issued where issued.booking_id = bookings.id
        and issued.kind = 'INVOICE'
        and not exists (select from issued_invoices notes where notes.credits = issued.id))`,
    `create or replace function freeze_booking_terms() returns trigger language plpgsql as $$
    begin
      insert into booking_terms (booking_id, location_id, city, country, name, model, regno, colour, body_type, fuel_type,
        transmission, engine_size, doors, seats, air_conditioning, daily_rate, saturday_rate, sunday_rate, deposit,
        excess_mileage_rate, max_daily_mileage, hirer_name, hirer_email, hirer_telephone, hirer_first_line, hirer_town,
        hirer_postcode, hirer_country, agency_name, agency_telephone, agency_street, agency_city, agency_state,
        agency_postal_code, agency_country, promotion, award)
      select booking.id, place.id, place.city, place.country, vehicle.name, vehicle.model, vehicle.regno, vehicle.colour,
        vehicle.body_type, vehicle.fuel_type, vehicle.transmission, vehicle.engine_size, vehicle.doors, vehicle.seats,
        vehicle.air_conditioning, vehicle.daily_rate, coalesce(vehicle.saturday_rate, vehicle.daily_rate),
        coalesce(vehicle.sunday_rate, vehicle.daily_rate), vehicle.deposit, vehicle.excess_mileage_rate,
        vehicle.max_daily_mileage, hirer.name, hirer.email, hirer.telephone, hirer.first_line, hirer.town,
        hirer.postcode, hirer.country, agency.name, agency.telephone, agency.street, agency.city, agency.state,
        agency.postal_code, agency.country, promotion.title, ${award}
      from new_rows booking
      join vehicles vehicle on vehicle.id = booking.vehicle_id
      join locations place on place.id = vehicle.location_id
      join clients hirer on hirer.id = booking.client_id
      join agencies agency on agency.id = booking.agency_id
      left join promotions promotion on promotion.id = booking.promotion_id;
      return null;
    end $$`
  )
}
