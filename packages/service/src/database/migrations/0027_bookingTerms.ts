import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

const columns = `booking_id, name, model, regno, colour, body_type, fuel_type, transmission, engine_size, doors, seats,
  air_conditioning, daily_rate, saturday_rate, sunday_rate, deposit, excess_mileage_rate, max_daily_mileage, city, country,
  hirer_name, hirer_email, hirer_telephone, hirer_first_line, hirer_town, hirer_country, agency_name, agency_telephone,
  agency_street, agency_city, agency_state, agency_postal_code, agency_country, promotion`

// Each of the columns above as it stands at the moment.
const freeze = (bookings: string) => `insert into booking_terms (${columns})
  select booking.id, vehicle.name, model, regno, colour, body_type, fuel_type, transmission, engine_size, doors, seats,
    air_conditioning, daily_rate, coalesce(saturday_rate, daily_rate), coalesce(sunday_rate, daily_rate), deposit,
    excess_mileage_rate, max_daily_mileage, place.city, place.country,
    hirer.name, hirer.email, hirer.telephone, hirer.first_line, hirer.town, hirer.country, agency.name, agency.telephone,
    agency.street, agency.city, agency.state, agency.postal_code, agency.country, promotion.title
  from ${bookings} booking
  join vehicles vehicle on vehicle.id = booking.vehicle_id
  join locations place on place.id = vehicle.location_id
  join clients hirer on hirer.id = booking.client_id
  join agencies agency on agency.id = booking.agency_id
  left join promotions promotion on promotion.id = booking.promotion_id`

/**
 * What was agreed with a booking: the vehicle with its rates and place, who hires it, who lets it, and what was promised.
 * The database writes it down with the booking itself, so that there is none without; earlier ones get what stands today.
 */
export const bookingTerms: Migration = {
  up: statements(
    `create table booking_terms (
      booking_id integer primary key references bookings on delete cascade,
      name text not null,
      model text not null,
      regno text not null,
      colour text not null,
      body_type text not null,
      fuel_type text not null,
      transmission text not null,
      engine_size text not null,
      doors integer not null,
      seats integer not null,
      air_conditioning boolean not null,
      daily_rate bigint not null,
      saturday_rate bigint not null,
      sunday_rate bigint not null,
      deposit bigint not null,
      excess_mileage_rate bigint not null,
      max_daily_mileage integer not null,
      city text not null,
      country text not null,
      hirer_name text not null,
      hirer_email text not null,
      hirer_telephone text not null,
      hirer_first_line text,
      hirer_town text,
      hirer_country text,
      agency_name text not null,
      agency_telephone text,
      agency_street text,
      agency_city text,
      agency_state text,
      agency_postal_code text,
      agency_country text,
      promotion text
    )`,
    freeze("bookings"),
    `create function freeze_booking_terms() returns trigger language plpgsql as $$
    begin
      ${freeze("new_rows")};
      return null;
    end $$`,
    `create trigger freeze_terms after insert on bookings
      referencing new table as new_rows for each statement execute function freeze_booking_terms()`
  )
}
