import type { NewBooking, Refusal } from "@crewfleet/sdk"
import { Effect } from "effect"
import type { Scope } from "../dashboard/scope.ts"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/isPossibleId.ts"

const usedForAnother: Refusal = {
  _tag: "Conflict",
  message: "Another booking was made with this idempotency key. Use a new key for each booking."
}

/** The booking that the same attempt has made already; a conflict where its key was used for another booking. */
export const madeBefore = Effect.fnUntraced(function* (asked: NewBooking, scope: Scope) {
  const { idempotencyKey, vehicleId } = asked
  if (!idempotencyKey || !isPossibleId(vehicleId)) return undefined
  const { query } = yield* Database
  const made = yield* query((db) =>
    db
      .selectFrom("bookings")
      .leftJoin("promotions", "promotions.id", "promotionId")
      .select(["bookings.id", "bookings.status", "bookings.version", "vehicleId", "clientId"])
      .select(["bookings.startAt", "endAt", "source", "paymentMethod", "code"])
      .where("bookings.creationKey", "=", idempotencyKey)
      .where(({ eb, selectFrom }) =>
        eb(
          "bookings.agencyId",
          "=",
          scope ?? selectFrom("vehicles").select("agencyId").where("id", "=", vehicleId)
        )
      )
      .executeTakeFirst()
  )
  if (!made) return undefined
  const { id, status, version, startAt, endAt, code, ...kept } = made
  const isSame =
    (["vehicleId", "clientId", "source", "paymentMethod"] as const).every(
      (field) => kept[field] === asked[field]
    ) &&
    startAt.getTime() === Date.parse(asked.start) &&
    endAt.getTime() === Date.parse(asked.end) &&
    (code ?? "").toUpperCase() === (asked.promoCode ?? "").trim().toUpperCase()
  return isSame ? { id, status, version } : yield* Effect.fail(usedForAnother)
})
