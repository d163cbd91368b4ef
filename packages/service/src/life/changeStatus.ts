import { obstaclesTo, statusAfter } from "@crewfleet/machines/life"
import type { Difference } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import type { AnyStateMachine, ContextFrom, EventFromLogic } from "xstate"
import { Database } from "../database/Database.ts"
import type { Doer, Nobody } from "./insertChange.ts"
import { insertChange } from "./insertChange.ts"
import type { KeptLife, Named } from "./KeptLife.ts"
import { refusalOf } from "./refusalOf.ts"

/** How a change came from a device, with which report, and since when it holds. */
export interface Came {
  readonly at: Date
  readonly reportId: string
  /** Null where it was received in time. */
  readonly receivedAt: Date | null
}

/** One step in the life of a thing. */
export type Step<Machine extends AnyStateMachine> = Named &
  (Doer | Nobody) & {
    readonly event: EventFromLogic<Machine>
    /** What the guards of the life look at. */
    readonly facts: ContextFrom<Machine>
    readonly reason?: string | undefined
    /** What was agreed anew with the step. */
    readonly differences?: ReadonlyArray<Difference> | undefined
    /** Where it came from a device. */
    readonly came?: Came | undefined
    /** The version that the person saw; any, when absent. */
    readonly version?: number | undefined
  }

const notFound: Refusal = { _tag: "NotFound", message: "This cannot be found." }

/**
 * Takes a thing one step along its life, and writes down who did it and why. A step that is forbidden is refused in the
 * words of the guard that forbids it; where somebody else has saved first it is a conflict, and of two at once one wins.
 * Answers the new status.
 */
export const changeStatus = Effect.fnUntraced(function* <Machine extends AnyStateMachine>(
  kept: KeptLife<Machine>,
  step: Step<Machine>
) {
  const { transaction } = yield* Database
  return yield* transaction(taken(kept, step))
})

const taken = Effect.fnUntraced(function* <Machine extends AnyStateMachine>(
  { kind, life, lock, write, conflict = "Somebody else has changed this meanwhile." }: KeptLife<Machine>,
  { event, facts, ...step }: Step<Machine>
) {
  const { attempt, query } = yield* Database
  const row = yield* query((db) => lock(db, step))
  if (!row) return yield* Effect.fail(notFound)
  const obstacles = obstaclesTo(life, row.status, facts, event)
  const foreign = obstacles.filter(({ access }) => access)
  if (foreign.length > 0) return yield* Effect.fail(refusalOf(foreign))
  const conflicting: Refusal = { _tag: "Conflict", message: conflict }
  if (typeof step.version === "number" && step.version !== row.version) return yield* Effect.fail(conflicting)

  const status = statusAfter(life, row.status, facts, event)
  if (status === undefined) return yield* Effect.fail(refusalOf(obstacles))
  const version = row.version + 1
  yield* attempt((db) => write(db, step, { status, version })).pipe(
    Effect.catchTag("UniqueViolation", () => Effect.fail(conflicting))
  )
  yield* insertChange({
    kind,
    subjectId: step.id,
    event: event.type,
    fromStatus: row.status,
    toStatus: status,
    reason: step.reason ?? null,
    ...step.came,
    ...(step.differences && { differences: JSON.stringify(step.differences) }),
    ...("linkId" in step ? { linkId: step.linkId } : { userId: step.userId })
  })
  return { status, version }
})
