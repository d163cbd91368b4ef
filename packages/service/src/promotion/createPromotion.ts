import { createHash } from "node:crypto"
import type { PromotionBody } from "@crewfleet/sdk"
import { Effect } from "effect"
import type { Access } from "../access/Access.ts"
import type { Person } from "../access/Caller.ts"
import { Database } from "../database/Database.ts"
import { checkedKey } from "../http/checkedKey.ts"
import { insertChange } from "../life/insertChange.ts"
import { present } from "../session/present.ts"
import { timeZoneOf } from "../time/timeZoneOf.ts"
import { checkedFilter, checkedPromotion } from "./checkedPromotion.ts"
import { codeTaken } from "./codeTaken.ts"
import { ownerIn } from "./ownerIn.ts"
import { type Attempt, promotionMadeBefore } from "./promotionMadeBefore.ts"

/** Makes a promotion, which starts inactive; the same attempt sent again makes no other. */
export const createPromotion = Effect.fnUntraced(function* (sent: PromotionBody, access: Access<Person>) {
  const { transaction } = yield* Database
  const attempt = yield* attemptOf(sent)
  const madeBefore = promotionMadeBefore(attempt, ownerIn(access))
  if (yield* madeBefore) return
  yield* transaction(make(sent, attempt, access)).pipe(
    Effect.catchTag("Collision", () =>
      Effect.flatMap(madeBefore, (made) => (made ? Effect.void : Effect.fail(codeTaken)))
    )
  )
})

const attemptOf = (sent: PromotionBody) =>
  Effect.map(
    checkedKey(sent.idempotencyKey),
    (creationKey): Attempt => ({ creationKey, creationDigest: creationKey && digestOf(sent) })
  )

const digestOf = (sent: PromotionBody) => createHash("sha256").update(JSON.stringify(sent)).digest("hex")

const make = Effect.fnUntraced(function* (sent: PromotionBody, byAttempt: Attempt, access: Access<Person>) {
  const { attempt } = yield* Database
  const agencyId = ownerIn(access)
  const promotion = yield* checkedPromotion(sent, {
    userType: access.caller.userType,
    zone: yield* timeZoneOf(agencyId ?? undefined)
  })
  const vehicleFilter = JSON.stringify(yield* checkedFilter(sent, agencyId))
  const createdAt = yield* present
  const { id, status } = yield* attempt((db) =>
    db
      .insertInto("promotions")
      .values({ ...promotion, ...byAttempt, agencyId, vehicleFilter, status: "INACTIVE", createdAt })
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
})
