import { type Kysely, type RawBuilder, sql } from "kysely"
import { foldChanges } from "../../packages/service/src/dashboard/foldTallies.ts"
import type { Tables } from "../../packages/service/src/database/Tables.ts"

const large = 20
const bookingsPerVehicle = 200
const daysBack = 730
const daysAhead = 30
const batch = 50_000

interface Filling {
  readonly bookingsPerHirer?: number
  readonly agencies?: number
}

/** Fills an empty database with `count` bookings over two years up to a month ahead, made by the database itself. */
export const fillBookings = async (
  db: Kysely<Tables>,
  count: number,
  { bookingsPerHirer = 50, agencies = 20 }: Filling = {}
): Promise<void> => {
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db)
  await run(
    sql`insert into agencies (name) select 'Agency ' || n from generate_series(1, ${agencies}::integer) n`
  )
  await run(sql`insert into clients (name, email, telephone, created_at)
    select 'Hirer ' || n, 'hirer' || n || '@post.example', '07700 900000', now() - random() * interval '790 days'
    from generate_series(1, ${count / bookingsPerHirer}::integer) n`)
  await run(sql`insert into locations (agency_id, name, city, country)
    select id, 'Leeds desk', 'Leeds', 'United Kingdom' from agencies order by id`)
  const vehicles = Math.max(count / bookingsPerVehicle, agencies)
  await run(sql`insert into vehicles (agency_id, name, model, regno, colour, body_type, fuel_type, transmission, status,
      daily_rate, deposit, excess_mileage_rate, max_daily_mileage, engine_size, doors, seats, air_conditioning, location_id)
    select ${agencyOf(sql`n`, agencies)}, (array['Ford', 'Kia', 'Volkswagen', 'Toyota'])[1 + n % 4],
      (array['Focus', 'Sportage', 'Golf', 'Yaris', 'Ranger'])[1 + n % 5], 'BX' || lpad((n % 90 + 10)::text, 2, '0') || ' ' || lpad(n::text, 5, '0'),
      'Blue', (array['SUV', 'PICKUP', 'HATCHBACK', 'MPV', 'SPECIAL'])[1 + n % 5], 'PETROL', 'MANUAL',
      (array['ACTIVE', 'ACTIVE', 'ACTIVE', 'INACTIVE', 'AWAITING_APPROVAL'])[1 + n % 5],
      4000, 20000, 20, 200, '1.0 L', 5, 5, true, ${agencyOf(sql`n`, agencies)}
    from generate_series(1, ${vehicles}::integer) n`)
  for (let from = 0; from < count; from += batch) {
    const until = Math.min(from + batch, count) - 1
    await run(
      bookingsOf({ from, until, vehicles, agencies, stretch: ((daysBack + daysAhead) * vehicles) / count })
    )
  }
  await run(sql`insert into invoices (booking_id, agency_id, currency, sub_total, vat, total, created_at)
    select id, agency_id, invoiced_in, 10000, 2000, 12000, invoiced_at from bookings where invoiced_at is not null`)
  await foldChanges(db)
  await run(sql`vacuum analyze`)
}

// Some agencies are large and most are small: half of the vehicles belong to a few.
const agencyOf = (vehicle: RawBuilder<unknown>, agencies: number) =>
  sql`1 + ${vehicle} % (case when ${vehicle} % 2 = 0 then ${large}::integer else ${agencies}::integer end)`

type Stretch = "from" | "until" | "vehicles" | "agencies" | "stretch"

// Booking n is the (n / vehicles)th of its vehicle and has that stretch of the calendar to itself.
const bookingsOf = ({ from, until, vehicles, agencies, stretch }: Readonly<Record<Stretch, number>>) =>
  sql`insert into bookings (vehicle_id, agency_id, client_id, status, source, payment_method, start_at, end_at,
      created_at, firstname, surname, email, invoiced_at, invoiced_in)
    select vehicle, ${agencyOf(sql`vehicle`, agencies)}, 1 + (n * 79) % (select count(*) from clients), status,
      (array['WEBSITE', 'WEBSITE', 'MOBILE_APP', 'TELEPHONE', 'PARTNER'])[1 + n / 7 % 5],
      (array['CARD', 'CARD', 'BANK_TRANSFER', 'PAYPAL'])[1 + n / 3 % 4],
      start_at, end_at, made_at,
      (array['Oliver', 'Amelia', 'Harry', 'Isla', 'George', 'Ava', 'Noah', 'Mia', 'Jack', 'Ivy'])[1 + n % 10],
      'Surname' || n / ${large}::integer * 31 % 1000, 'hirer' || n || '@post.example',
      case when status <> 'CANCELLED' then made_at end,
      case when status <> 'CANCELLED' then case when n / ${large}::integer % 4 = 0 then 'EUR' else 'GBP' end end
    from (
      select n, 1 + n % ${vehicles}::integer as vehicle, start_at, start_at + interval '2 days' as end_at,
        least(start_at, now()) - random() * interval '20 days' as made_at,
        case
          when start_at + interval '2 days' < now()
            then (array['COMPLETE', 'COMPLETE', 'COMPLETE', 'COMPLETE', 'CANCELLED'])[1 + n % 5]
          when start_at < now() then (array['IN_PROGRESS', 'IN_PROGRESS', 'WAITINGAUTH'])[1 + n % 3]
          else (array['BOOKED', 'BOOKED', 'BOOKED', 'AUTHORIZED', 'RESERVED'])[1 + n % 5]
        end as status
      from generate_series(${from}::integer, ${until}::integer) n cross join lateral (
        select now() + (n * ${stretch}::float8 / ${vehicles}::integer - ${daysBack}::integer + random()) * interval '1 day'
      ) starts (start_at)
    ) rentals`
