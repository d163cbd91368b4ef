import { type Kysely, sql } from "kysely"
import type { Tables } from "../../packages/service/src/database/Tables.ts"
import { fillBookings } from "./fillBookings.ts"

/** Fills an empty database with `count` bookings, each of a hirer of its own, and as many promotions. */
export const fillLists = async (db: Kysely<Tables>, count: number): Promise<void> => {
  await fillBookings(db, count, { bookingsPerHirer: 1 })
  await sql`insert into promotions (agency_id, title, description, promotion_type, code, start_at, expiry_at,
      usage_limit, days_hired, discount, status, vehicle_filter, created_at)
    select 1 + n % (select count(*) from agencies), 'Offer ' || n, 'A tenth off for a while', 'DISCOUNT', 'CODE' || n,
      starts_at, starts_at + interval '30 days', 100, 1, 10, (array['ACTIVE', 'INACTIVE', 'COMPLETED'])[1 + n % 3],
      '{}', starts_at - interval '1 day'
    from generate_series(1, ${count}::integer) n
      cross join lateral (select now() - random() * interval '700 days' + n * interval '0') starts (starts_at)`.execute(
    db
  )
  await sql`vacuum analyze`.execute(db)
}
