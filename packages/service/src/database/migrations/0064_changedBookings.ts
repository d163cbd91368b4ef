import type { Migration } from "kysely/migration"
import { statements } from "./statements.ts"

const ofVehicle = `name, model, regno, colour, body_type, fuel_type, transmission, engine_size, doors, seats, air_conditioning,
  daily_rate, saturday_rate, sunday_rate, deposit, excess_mileage_rate, max_daily_mileage`

const others = `hirer_name, hirer_email, hirer_telephone, hirer_first_line, hirer_town, hirer_country, agency_name,
  agency_telephone, agency_street, agency_city, agency_state, agency_postal_code, agency_country, promotion`

const vehicleNow = `vehicle.name, vehicle.model, vehicle.regno, vehicle.colour, vehicle.body_type, vehicle.fuel_type,
  vehicle.transmission, vehicle.engine_size, vehicle.doors, vehicle.seats, vehicle.air_conditioning, vehicle.daily_rate,
  coalesce(vehicle.saturday_rate, vehicle.daily_rate), coalesce(vehicle.sunday_rate, vehicle.daily_rate), vehicle.deposit,
  vehicle.excess_mileage_rate, vehicle.max_daily_mileage`

/**
 * What was agreed with a booking can be agreed anew: it knows its place, and where the vehicle is returned if that is another
 * one. A booking that gets another vehicle has what there is to say of that one in its terms, which the database writes down
 * as it does when a booking is made. The history tells what was agreed before.
 */
export const changedBookings: Migration = {
  up: statements(
    `alter table booking_terms
      add column location_id integer references locations on delete set null,
      add column return_location_id integer references locations on delete set null,
      add column return_city text,
      add column return_country text`,
    `create index booking_terms_location on booking_terms (location_id)`,
    `create index booking_terms_return_location on booking_terms (return_location_id)
      where return_location_id is not null`,
    // A vehicle that has moved since does not tell where it was.
    `update booking_terms terms set location_id = place.id
      from bookings booking
      join vehicles vehicle on vehicle.id = booking.vehicle_id
      join locations place on place.id = vehicle.location_id
      where booking.id = terms.booking_id and place.city = terms.city and place.country = terms.country`,
    `create or replace function freeze_booking_terms() returns trigger language plpgsql as $$
    begin
      insert into booking_terms (booking_id, location_id, city, country, ${ofVehicle}, ${others})
      select booking.id, place.id, place.city, place.country, ${vehicleNow},
        hirer.name, hirer.email, hirer.telephone, hirer.first_line, hirer.town, hirer.country, agency.name,
        agency.telephone, agency.street, agency.city, agency.state, agency.postal_code, agency.country, promotion.title
      from new_rows booking
      join vehicles vehicle on vehicle.id = booking.vehicle_id
      join locations place on place.id = vehicle.location_id
      join clients hirer on hirer.id = booking.client_id
      join agencies agency on agency.id = booking.agency_id
      left join promotions promotion on promotion.id = booking.promotion_id;
      return null;
    end $$`,
    `create function freeze_booked_vehicle() returns trigger language plpgsql as $$
    begin
      update booking_terms set (${ofVehicle}) = (
        select ${vehicleNow} from vehicles vehicle where vehicle.id = new.vehicle_id
      ) where booking_id = new.id;
      return null;
    end $$`,
    `create trigger freeze_booked_vehicle after update of vehicle_id on bookings
      for each row when (old.vehicle_id is distinct from new.vehicle_id) execute function freeze_booked_vehicle()`,
    `alter table changes add column differences jsonb`
  )
}
