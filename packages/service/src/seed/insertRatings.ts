import { type RatingType, ratingsEnd } from "@crewfleet/sdk/rules"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/Tables.ts"
import type { Random } from "./Random.ts"
import { type GivenRating, ratingAround } from "./ratings.ts"
import type { Rental } from "./rentals.ts"

/** A rental with the id of its booking. */
export interface Booked {
  readonly rental: Rental
  readonly bookingId: number
}

interface Rated extends GivenRating {
  readonly bookingId: number
  readonly type: RatingType
  readonly createdAt: Date
  readonly shownAt: Date | null
}

const hour = 3_600_000

/** Adds what hirers thought of the vehicles, and agencies of the hirers, after most of the hires that are over. */
export const insertRatings = async (
  db: Kysely<Tables>,
  random: Random,
  over: ReadonlyArray<Booked>,
  now: Date
): Promise<void> => {
  const known = await db.selectFrom("clients").select("id").where("rating", "is not", null).execute()
  const ratedHirers = new Set(known.map(({ id }) => id))
  const given = over.flatMap(({ bookingId, rental: { booking } }): Array<Rated> => {
    const rate = (type: RatingType, subject: number): Omit<Rated, "shownAt"> => ({
      bookingId,
      type,
      createdAt: new Date(Math.min(booking.endAt.getTime() + random.whole(1, 60) * hour, now.getTime())),
      ...ratingAround(random, type, 4.3 + Math.sin(subject * 1.7) / 2)
    })
    return shownOf(booking.endAt, now, [
      ...(random.next() < 0.8 ? [rate("VEHICLE", booking.vehicleId)] : []),
      ...(ratedHirers.has(booking.clientId) && random.next() < 0.8 ? [rate("CLIENT", booking.clientId)] : [])
    ])
  })
  if (given.length === 0) return
  const ratings = await db
    .insertInto("ratings")
    .values(given.map(({ items, ...rating }) => rating))
    .returning("id")
    .execute()
  const items = given.flatMap((rating, index) =>
    rating.items.map((item) => ({ ...item, ratingId: ratings[index]?.id ?? 0 }))
  )
  await db.insertInto("ratingItems").values(items).execute()
}

/** Ratings of a hire that ended then, which are shown once there are two of them, or after 14 days. */
const shownOf = (endAt: Date, now: Date, given: ReadonlyArray<Omit<Rated, "shownAt">>): Array<Rated> => {
  const last = new Date(Math.max(...given.map(({ createdAt }) => createdAt.getTime())))
  const end = ratingsEnd(endAt)
  const shownAt = given.length === 2 ? last : end <= now ? end : null
  return given.map((rating) => ({ ...rating, shownAt }))
}

/** Gives every hirer the mean of the ratings that agencies gave; one without ratings has none. */
export const rateHirers = async (db: Kysely<Tables>): Promise<void> => {
  await sql`update clients set rating = (
    select avg(ratings.rating) from ratings join bookings on bookings.id = ratings.booking_id
    where ratings.type = 'CLIENT' and shown_at is not null and bookings.client_id = clients.id
  )`.execute(db)
}
