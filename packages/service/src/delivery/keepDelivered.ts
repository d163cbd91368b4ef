import { isDeepStrictEqual } from "node:util"
import type { Refusal } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import type { UniqueViolation } from "../database/UniqueViolation.ts"

/** Something on its way from a device: `follows` is what it knowingly takes the place of. */
export interface Sent<Content> {
  readonly id: string
  readonly follows?: string | null | undefined
  readonly content: Content
}

/** How records of one kind are kept that devices deliver. `Record` says which one it is, and who sends it. */
export interface DeliveredKind<
  Record,
  Content,
  Received extends { readonly id: string; readonly content: Content }
> {
  /** What is said where another one is there that this one does not follow. */
  readonly conflict: string
  /** Lets one request at a time change a record; refuses whoever may not. */
  readonly lock: (record: Record) => Effect.Effect<unknown, Refusal, Database>
  /** The one that is there, as the contract tells it. */
  readonly received: (record: Record) => Effect.Effect<Received | undefined, never, Database>
  /** A content as it is kept; as it was sent, unless told. */
  readonly kept?: (record: Record, content: Content) => Content
  /** Refuses what is wrong with a content as it was sent. */
  readonly check: (record: Record, content: Content) => Effect.Effect<unknown, Refusal, Database>
  /**
   * Keeps what was sent, and puts aside what it takes the place of. A name belongs to one record for good, to what was
   * put aside too: another one of that name is a violation.
   */
  readonly keep: (
    record: Record,
    sent: Sent<Content>,
    before: Received | undefined
  ) => Effect.Effect<unknown, UniqueViolation | Refusal, Database>
}

/**
 * Keeps what a device delivers, once however often it is sent. What is there stays: another one takes its place only when
 * it says that it follows that one, and is a conflict otherwise. Answers what was received.
 */
export const keepDelivered = Effect.fnUntraced(function* <
  Record,
  Content,
  Received extends { readonly id: string; readonly content: Content }
>(kind: DeliveredKind<Record, Content, Received>, record: Record, sent: Sent<Content>) {
  const { transaction } = yield* Database
  const { kept = (_, content) => content } = kind
  const content = kept(record, sent.content)
  const conflict: Refusal = { _tag: "Conflict", message: kind.conflict }
  return yield* transaction(
    Effect.gen(function* () {
      yield* kind.lock(record)
      const before = yield* kind.received(record)
      if (before?.id === sent.id)
        return isSame(kept(record, before.content), content) ? before : yield* Effect.fail(conflict)
      if (before && before.id !== sent.follows) return yield* Effect.fail(conflict)
      yield* kind.check(record, sent.content)
      yield* kind
        .keep(record, { ...sent, content }, before)
        .pipe(
          Effect.catch((failure) =>
            Effect.fail<Refusal>(failure._tag === "UniqueViolation" ? conflict : failure)
          )
        )
      return (yield* kind.received(record)) ?? (yield* Effect.die("The record has just been kept"))
    })
  )
})

/** As JSON keeps it. */
const isSame = (one: unknown, other: unknown) =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)))
