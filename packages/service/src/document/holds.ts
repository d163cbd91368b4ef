import type { Refusal } from "@crewfleet/sdk/effect"
import { documentReasonProblem } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { violating } from "../http/violationsOf.ts"
import { insertChange } from "../life/insertChange.ts"
import { now } from "../time/now.ts"
import { documentById } from "./documentById.ts"
import { documentNotFound } from "./documentRefusals.ts"
import { lockOwner, type Owner } from "./lockOwner.ts"

/** Who does something of weight with a document, and why. */
export interface Reasoned {
  readonly userId: number
  readonly reason: string
}

const holdNotFound: Refusal = { _tag: "NotFound", message: "This hold cannot be found." }

/** Refuses a reason that says nothing, or too much. */
export const checkReason = ({ reason }: Reasoned) => {
  const text = documentReasonProblem(reason)
  return text === undefined ? Effect.void : Effect.fail(violating([{ field: "reason", text }]))
}

/** Keeps a document from being erased, by people and by the clock, until the hold is released; answers the hold. */
export const holdDocument = Effect.fnUntraced(function* (id: number, by: Reasoned) {
  const { transaction } = yield* Database
  yield* checkReason(by)
  return yield* transaction(
    Effect.gen(function* () {
      const { owner } = yield* documentById(id)
      yield* lockOwner(owner)
      const { erasedAt } = yield* documentById(id)
      if (erasedAt) return yield* Effect.fail(documentNotFound)
      return yield* insertHold(owner, id, by)
    })
  )
})

/** The same for whatever an owner has on file, and what is put there meanwhile. */
export const holdOwner = Effect.fnUntraced(function* (owner: Owner, by: Reasoned) {
  const { transaction } = yield* Database
  yield* checkReason(by)
  return yield* transaction(Effect.andThen(lockOwner(owner), insertHold(owner, null, by)))
})

/** Lifts a hold; what else holds the same goes on doing so. */
export const releaseHold = Effect.fnUntraced(function* (holdId: number, by: Reasoned) {
  const { query, transaction } = yield* Database
  yield* checkReason(by)
  const liftedAt = yield* now
  yield* transaction(
    Effect.gen(function* () {
      const hold = isPossibleId(holdId)
        ? yield* query((db) =>
            db
              .updateTable("documentHolds")
              .set({ liftedAt, liftedBy: by.userId })
              .where("id", "=", holdId)
              .where("liftedAt", "is", null)
              .returning(["ownerKind", "ownerId", "documentId"])
              .executeTakeFirst()
          )
        : undefined
      if (!hold) return yield* Effect.fail(holdNotFound)
      yield* note({ kind: hold.ownerKind, id: hold.ownerId }, hold.documentId, "released", by)
    })
  )
})

/** Whether anything holds one of an owner's documents; whoever holds the owner's lock finds it as it stays. */
export const isHeld = Effect.fnUntraced(function* (owner: Owner, documentIds: ReadonlyArray<number>) {
  const { query } = yield* Database
  const hold = yield* query((db) =>
    db
      .selectFrom("documentHolds")
      .select("id")
      .where("ownerKind", "=", owner.kind)
      .where("ownerId", "=", owner.id)
      .where("liftedAt", "is", null)
      .where((is) =>
        is.or([is("documentId", "is", null), ...documentIds.map((id) => is("documentId", "=", id))])
      )
      .limit(1)
      .executeTakeFirst()
  )
  return hold !== undefined
})

const insertHold = Effect.fnUntraced(function* (owner: Owner, documentId: number | null, by: Reasoned) {
  const { query } = yield* Database
  const heldAt = yield* now
  const { id } = yield* query((db) =>
    db
      .insertInto("documentHolds")
      .values({
        ownerKind: owner.kind,
        ownerId: owner.id,
        documentId,
        reason: by.reason.trim(),
        heldBy: by.userId,
        heldAt
      })
      .returning("id")
      .executeTakeFirstOrThrow()
  )
  yield* note(owner, documentId, "held", by)
  return id
})

/** It is written down of each document that it concerns. */
const note = Effect.fnUntraced(function* (
  owner: Owner,
  documentId: number | null,
  event: "held" | "released",
  { userId, reason }: Reasoned
) {
  const { query } = yield* Database
  const ids = yield* query((db) =>
    db
      .selectFrom("documents")
      .select("id")
      .where("ownerKind", "=", owner.kind)
      .where("ownerId", "=", owner.id)
      .where("erasedAt", "is", null)
      .$if(documentId !== null, (all) => all.where("id", "=", documentId ?? 0))
      .execute()
  )
  for (const { id } of ids)
    yield* insertChange({ kind: "document", subjectId: id, event, reason: reason.trim(), userId })
})
