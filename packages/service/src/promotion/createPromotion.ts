import type { PromotionBody } from "@crewfleet/sdk"
import { Effect } from "effect"
import type { Access } from "../access/Access.ts"
import type { Person } from "../access/Caller.ts"
import { Database } from "../database/Database.ts"
import { insertChange } from "../life/insertChange.ts"
import { now } from "../time/now.ts"
import { timeZoneOf } from "../time/timeZoneOf.ts"
import { checkedNewPromotion, codeTaken } from "./checkedPromotion.ts"
import { step } from "./Promotions.ts"

/** Makes a promotion, which starts inactive; where that is asked for it is activated at once, or nothing is made. */
export const createPromotion = Effect.fnUntraced(function* (sent: PromotionBody, access: Access<Person>) {
  const { transaction } = yield* Database
  yield* transaction(make(sent, access)).pipe(
    Effect.catchTag("UniqueViolation", () => Effect.fail(codeTaken))
  )
})

const make = Effect.fnUntraced(function* (sent: PromotionBody, access: Access<Person>) {
  const { attempt } = yield* Database
  const agencyId = ownerIn(access)
  const zone = yield* timeZoneOf(agencyId ?? undefined)
  const promotion = yield* checkedNewPromotion(sent, { userType: access.caller.userType, zone }, agencyId)
  const createdAt = yield* now
  const { id, status } = yield* attempt((db) =>
    db
      .insertInto("promotions")
      .values({ ...promotion, agencyId, status: "INACTIVE", createdAt })
      .returning(["id", "status"])
      .executeTakeFirstOrThrow()
  )
  yield* insertChange({
    kind: "promotion",
    subjectId: id,
    event: "promotion.created",
    fromStatus: null,
    toStatus: status,
    userId: access.caller.userId,
    reason: null
  })
  if (sent.activate) yield* step(id, { type: "promotion.activated" }, access)
})

/** Whose promotions somebody makes and changes: an agency's are its own, an admin's the platform's (null). */
const ownerIn = ({ caller, tenant }: Access<Person>): number | null =>
  caller.userType === "ADMIN" ? null : (tenant ?? caller.agentId)
