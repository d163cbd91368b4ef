import type { HireRating, HirerRating, Rating } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import {
  type AnyForm,
  isShown,
  meanRating,
  type RatingType,
  ratingForms,
  ratingObstacle,
  ratingsEnd
} from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { holdLink } from "../access/holdLink.ts"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { checkedAnswers } from "../form/checkedAnswers.ts"
import type { Doer } from "../life/insertChange.ts"
import { now } from "../time/now.ts"
import type { BookingNamed } from "./bookingById.ts"
import { bookingNotFound } from "./bookingNotFound.ts"
import { showRatings } from "./showRatings.ts"

/** One side's rating of a hire. */
export interface RatingOfHire {
  readonly booking: BookingNamed
  /** What is rated, which tells who rates. */
  readonly type: RatingType
  readonly given: HireRating | HirerRating
  readonly by: Doer
}

/** Rates one side of a hire, once. Of several at the same time one does, and the others are a conflict. */
export const giveRating = Effect.fnUntraced(function* ({ booking, type, given, by }: RatingOfHire) {
  const { transaction } = yield* Database
  return yield* transaction(
    Effect.gen(function* () {
      const { id, ...before } = yield* lockedHire(booking)
      if ("linkId" in by) yield* holdLink(by.linkId)
      const moment = yield* now
      const obstacle = ratingObstacle(before, type, moment)
      if (obstacle) return yield* Effect.fail<Refusal>({ _tag: "Conflict", message: obstacle })
      const form: AnyForm = ratingForms[type]
      const rating = ratingFrom(type, yield* checkedAnswers(form, form.read({ ...given })))
      yield* insertRating(id, rating, by)
      if (isShown({ ...before, ratings: [...before.ratings, rating] }, moment)) yield* showRatings(id)
      return rating
    })
  )
})

/** What is kept of the answers: the mean of the aspects as well, to two decimals. */
const ratingFrom = (
  type: RatingType,
  { comment, ...given }: Readonly<Record<string, unknown>>
): WholeRating => {
  const ratingItems = Object.entries(given).map(([status, rate]) => ({ status, rate: Number(rate) }))
  const mean = meanRating(ratingItems.map(({ rate }) => rate))
  const said = typeof comment === "string" ? { comment } : {}
  return { type, rating: Math.round(mean * 100) / 100, ...said, ratingItems }
}

interface WholeRating extends Rating {
  readonly type: RatingType
  readonly rating: number
  readonly ratingItems: ReadonlyArray<{ readonly status: string; readonly rate: number }>
}

const insertRating = Effect.fnUntraced(function* (
  bookingId: number,
  { ratingItems, comment, ...rating }: WholeRating,
  by: Doer
) {
  const { query } = yield* Database
  const createdAt = yield* now
  const { id: ratingId } = yield* query((db) =>
    db
      .insertInto("ratings")
      .values({ bookingId, ...rating, comment: comment ?? null, createdAt, ...by })
      .returning("id")
      .executeTakeFirstOrThrow()
  )
  const items = ratingItems.map((item) => ({ ...item, ratingId }))
  yield* query((db) => db.insertInto("ratingItems").values(items).execute())
})

/** A hire that nobody else rates or completes until the transaction ends, and what was said of it so far, shown or not. */
const lockedHire = Effect.fnUntraced(function* ({ id, agencyId, clientId }: BookingNamed) {
  const { query } = yield* Database
  const hire = isPossibleId(id)
    ? yield* query((db) =>
        db
          .selectFrom("bookings")
          .where("id", "=", id)
          .$if(agencyId !== undefined, (all) => all.where("agencyId", "=", agencyId ?? 0))
          .$if(clientId !== undefined, (all) => all.where("clientId", "=", clientId ?? 0))
          .select(["id", "completedAt"])
          .forNoKeyUpdate()
          .executeTakeFirst()
      )
    : undefined
  if (!hire) return yield* Effect.fail(bookingNotFound)
  const ratings = yield* query((db) =>
    db.selectFrom("ratings").select("type").where("bookingId", "=", hire.id).execute()
  )
  return {
    id: hire.id,
    ratings,
    ratingsEnd: hire.completedAt ? ratingsEnd(hire.completedAt).toISOString() : undefined
  }
})
