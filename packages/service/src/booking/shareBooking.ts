import type { Refusal } from "@crewfleet/sdk/effect"
import { sharedUntil } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { issueLink } from "../link/issueLink.ts"
import { now } from "../time/now.ts"
import { bookingNotFound } from "./bookingNotFound.ts"

/** A family opens it at home, on the phone and at work, and forwards it to whoever drives. */
const mostUses = 10

/** So many links to one booking stand at once, so that somebody can still say which to withdraw. */
const mostStanding = 20

const enough: Refusal = {
  _tag: "Conflict",
  message: "There are enough links to this booking. Withdraw one before you make another."
}

/** Makes a link with which the hirer reads a booking of an agency and its invoice. */
export const shareBooking = Effect.fnUntraced(function* (id: number, agencyId: number, madeBy: number) {
  const { query, transaction } = yield* Database
  if (!isPossibleId(id)) return yield* Effect.fail(bookingNotFound)
  const moment = yield* now
  return yield* transaction(
    Effect.gen(function* () {
      const booking = yield* query((db) =>
        db
          .selectFrom("bookings")
          .select(["endAt", "firstname", "surname"])
          .where("id", "=", id)
          .where("agencyId", "=", agencyId)
          .forUpdate()
          .executeTakeFirst()
      )
      if (!booking) return yield* Effect.fail(bookingNotFound)
      const standing = yield* query((db) =>
        db
          .selectFrom("accessLinks")
          .select("id")
          .where("scope", "=", "booking.shared")
          .where("recordId", "=", id)
          .where("revokedAt", "is", null)
          .where("endsAt", ">", moment)
          .execute()
      )
      if (standing.length >= mostStanding) return yield* Effect.fail(enough)
      return yield* linkToBooking({ ...booking, id, agencyId, madeBy, from: moment })
    })
  )
})

interface BookingToShare {
  readonly id: number
  readonly agencyId: number
  /** Who gives the link out; null for the service by itself. */
  readonly madeBy: number | null
  readonly firstname: string
  readonly surname: string
  readonly endAt: Date
  /** From when on the link stands, and for how long where the hire is over. */
  readonly from: Date
}

/** Makes a link to a booking, in the transaction that wants it. */
export const linkToBooking = ({ id, agencyId, madeBy, from, ...booking }: BookingToShare) =>
  issueLink({
    scope: "booking.shared",
    recordId: id,
    agencyId,
    madeBy,
    givenTo: `${booking.firstname} ${booking.surname}`.trim(),
    endsAt: sharedUntil(booking.endAt, from),
    mostUses
  })
