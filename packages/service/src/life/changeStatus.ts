import type { Refusal } from "@crewfleet/sdk"
import { Effect } from "effect"
import { type AnyStateMachine, type EventFromLogic, transition } from "xstate"
import { Database } from "../database/Database.ts"
import { insertChange } from "./insertChange.ts"

/** The things that have a life, and where each is kept. */
const tables = { booking: "bookings", vehicle: "vehicles", promotion: "promotions" } as const

/** One step in the life of a thing: `life` is the machine whose states are its statuses. */
export interface Move<Life extends AnyStateMachine> {
  readonly kind: keyof typeof tables
  readonly id: number
  /** The only agency whose things may be moved; undefined for any. */
  readonly tenant: number | undefined
  readonly life: Life
  readonly event: EventFromLogic<Life>
  /** What the guards of the life look at. */
  readonly facts?: Readonly<Record<string, unknown>>
  readonly userId: number
  readonly reason?: string | null | undefined
  /** The version that the person saw; any, when absent. */
  readonly version?: number | null | undefined
}

const notFound: Refusal = { _tag: "NotFound", message: "This cannot be found." }
const outdated: Refusal = { _tag: "Conflict", message: "Somebody else has changed this meanwhile." }
const impossible = (status: string): Refusal => ({
  _tag: "Conflict",
  message: `This cannot be done any more: the status is ${status} now.`
})

/**
 * Takes a thing one step along its life, and writes down who did it and why. A step that its status does not allow,
 * or that somebody else was faster with, is a conflict; of two at once one wins. Answers the new status.
 */
export const changeStatus = Effect.fnUntraced(function* <Life extends AnyStateMachine>(move: Move<Life>) {
  const { transaction } = yield* Database
  return yield* transaction(step(move as Move<AnyStateMachine>))
})

const step = Effect.fnUntraced(function* (move: Move<AnyStateMachine>) {
  const { attempt } = yield* Database
  const row = yield* lockedRow(move)
  if (!row) return yield* Effect.fail(notFound)
  if (typeof move.version === "number" && move.version !== row.version) return yield* Effect.fail(outdated)

  const present = move.life.resolveState({ value: row.status, context: move.facts ?? {} })
  if (!present.can(move.event)) return yield* Effect.fail(impossible(row.status))
  const [next] = transition(move.life, present, move.event)
  const status = String(next.value)
  const version = row.version + 1
  yield* attempt((db) =>
    db
      .updateTable(tables[move.kind] as "bookings")
      .set({ status: status as "BOOKED", version })
      .where("id", "=", move.id)
      .execute()
  ).pipe(Effect.catchTag("Collision", () => Effect.fail(outdated)))
  yield* insertChange({
    kind: move.kind,
    subjectId: move.id,
    event: move.event.type,
    fromStatus: row.status,
    toStatus: status,
    userId: move.userId,
    reason: move.reason ?? null
  })
  return { status, version }
})

const lockedRow = Effect.fnUntraced(function* ({ kind, id, tenant }: Move<AnyStateMachine>) {
  const { query } = yield* Database
  return yield* query((db) =>
    db
      .selectFrom(tables[kind] as "bookings")
      .select(["status", "version"])
      .where("id", "=", id)
      .$if(tenant !== undefined, (all) => all.where("agencyId", "=", tenant ?? 0))
      .forUpdate()
      .executeTakeFirst()
  )
})
