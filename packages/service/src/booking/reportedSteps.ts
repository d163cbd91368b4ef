import type { Refusal } from "@crewfleet/sdk/effect"
import {
  bookingChangeWords,
  effectiveTime,
  isPastStep,
  momentOfStep,
  type ReportedStep,
  type StepOutcome
} from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { type Selectable, sql } from "kysely"
import type { ReportStepTable } from "../database/BookingTables.ts"
import { Database } from "../database/Database.ts"
import { type Came, changeStatus } from "../life/changeStatus.ts"
import { lives } from "../life/lives.ts"
import type { Scope } from "../tally/scope.ts"
import { now } from "../time/now.ts"
import { bookingFacts } from "./bookingFacts.ts"

/** A step as a report brings it; `at` by the device's clock. */
export interface StepBrought {
  readonly reportId: string
  readonly bookingId: number
  readonly event: ReportedStep
  readonly userId: number
  readonly at: Date
  /** The version of the booking that the device knew, or since when it knew nothing of the booking, by its clock. */
  readonly known: number | Date
}

/** What becomes of a step, and when it takes effect. */
interface Decided {
  readonly outcome: StepOutcome
  readonly at: Date
  readonly message: string | null
}

/**
 * Tries the step that a report brings, within the transaction in which the report is kept, and writes down what became of it.
 * It never fails: where the booking stands otherwise the step is a conflict, which a person settles. Whoever calls has locked
 * the booking.
 */
export const takeReportedStep = Effect.fnUntraced(function* (
  { known, ...brought }: StepBrought,
  scope: Scope
) {
  const { query } = yield* Database
  const receivedAt = yield* now
  yield* settleOpenSteps(brought.bookingId, brought.event)
  const knownVersion =
    typeof known === "number"
      ? known
      : yield* versionAt(brought.bookingId, openedAt(known, { at: brought.at, receivedAt }))
  const step = { ...brought, receivedAt, knownVersion }
  const decided = yield* decide(step, scope)
  yield* query((db) =>
    db
      .insertInto("reportSteps")
      .values({ ...step, ...decided })
      .execute()
  )
  if (decided.outcome === "TAKEN") yield* retryCompletion(brought.bookingId, scope)
})

/** When a report was opened, where the device's clock is ahead of the service's by what it says of what is past. */
const openedAt = (opened: Date, { at, receivedAt }: { readonly at: Date; readonly receivedAt: Date }) => {
  const lead = Math.max(0, at.getTime() - receivedAt.getTime(), opened.getTime() - receivedAt.getTime())
  return new Date(opened.getTime() - lead)
}

/** Tries once more, as a hire has started, to complete it with a return that was received before its pick-up. */
export const retryCompletion = Effect.fnUntraced(function* (bookingId: number, scope: Scope) {
  const { query } = yield* Database
  const open = yield* query((db) =>
    db
      .selectFrom("reportSteps")
      .selectAll()
      .where("bookingId", "=", bookingId)
      .where("event", "=", "hire.completed")
      .where("outcome", "=", "CONFLICT")
      .execute()
  )
  for (const step of open) {
    const decided = yield* decide(step, scope)
    if (decided.outcome === "TAKEN")
      yield* query((db) =>
        db.updateTable("reportSteps").set(decided).where("reportId", "=", step.reportId).execute()
      )
  }
})

/** Nobody has to decide any more about earlier reports' steps of the same kind. */
export const settleOpenSteps = Effect.fnUntraced(function* (bookingId: number, event: ReportedStep) {
  const { query } = yield* Database
  yield* query((db) =>
    db
      .updateTable("reportSteps")
      .set({ outcome: "SETTLED" })
      .where("bookingId", "=", bookingId)
      .where("event", "=", event)
      .where("outcome", "=", "CONFLICT")
      .execute()
  )
})

/** How a step is written down that takes effect when its device says. */
export const cameWith = (step: Pick<Selectable<ReportStepTable>, "reportId" | "at" | "receivedAt">): Came => {
  const { reportId, at, receivedAt } = step
  const { late } = effectiveTime(at.getTime(), receivedAt.getTime())
  return { at, reportId, receivedAt: late ? receivedAt : null }
}

const decide = Effect.fnUntraced(function* (
  step: Omit<Selectable<ReportStepTable>, "outcome" | "message">,
  scope: Scope
) {
  const { bookingId: id, event, userId } = step
  const { status, changed, after } = yield* changesSince(id, step.knownVersion)
  const at = new Date(effectiveTime(step.at.getTime(), step.receivedAt.getTime(), after?.getTime()).at)
  const decided = (outcome: StepOutcome, message: string | null = null): Decided => ({ outcome, at, message })
  const isPast = isPastStep(momentOfStep(event) ?? "RETURN", status)
  if (isPast && status !== "CANCELLED") return decided("ALREADY")
  if (changed !== undefined)
    return decided("CONFLICT", `The booking was changed meanwhile: ${changed.toLowerCase()}.`)
  const facts = yield* bookingFacts(id, scope, at)
  const came = cameWith({ ...step, at })
  return yield* withinSavepoint(
    changeStatus(lives.booking, { id, tenant: scope, event: { type: event }, facts, userId, came })
  ).pipe(
    Effect.as(decided("TAKEN")),
    Effect.catch((refusal: Refusal) => Effect.succeed(decided("CONFLICT", messageOf(refusal))))
  )
}, Effect.orDie)

/**
 * What happened to a booking since a version of it, but for steps that came with a report: in words, the latest of it. `after` is
 * when that happened which the device knew, or which came with a report.
 */
const changesSince = Effect.fnUntraced(function* (bookingId: number, known: number | null) {
  const { status, version, changes } = yield* pastOf(bookingId)
  const since = known === null ? 0 : Math.max(0, version - known)
  const foreign = changes.slice(0, since).find(({ reportId }) => reportId === null)
  const isUntold = since > changes.length
  return {
    status,
    changed: foreign ? bookingChangeWords(foreign.event).done : isUntold ? "Booking changed" : undefined,
    after: changes.find(({ reportId }, index) => index >= since || reportId !== null)?.at
  }
})

/** The version before the first change of a booking after a moment that did not come with a report; that a booking is made is none. */
const versionAt = Effect.fnUntraced(function* (bookingId: number, moment: Date) {
  const { version, changes } = yield* pastOf(bookingId)
  const since = changes.findLastIndex(({ reportId, at }) => reportId === null && at > moment) + 1
  return Math.max(1, version - since)
})

/** How a booking stands, and what happened to it, the latest first. */
const pastOf = Effect.fnUntraced(function* (bookingId: number) {
  const { query } = yield* Database
  const booking = yield* query((db) =>
    db
      .selectFrom("bookings")
      .select(["status", "version"])
      .where("id", "=", bookingId)
      .executeTakeFirstOrThrow()
  )
  const changes = yield* query((db) =>
    db
      .selectFrom("changes")
      .select(["event", "at", "reportId"])
      .where("kind", "=", "booking")
      .where("subjectId", "=", bookingId)
      .orderBy("id", "desc")
      .execute()
  )
  return { ...booking, changes }
})

/** What a refused step has done is undone, and the transaction goes on. */
const withinSavepoint = Effect.fnUntraced(function* <A>(step: Effect.Effect<A, Refusal, Database>) {
  const { query } = yield* Database
  yield* query((db) => sql`savepoint reported_step`.execute(db))
  return yield* step.pipe(
    Effect.tapError(() => query((db) => sql`rollback to savepoint reported_step`.execute(db)))
  )
})

const messageOf = (refusal: Refusal): string | null =>
  ("violations" in refusal ? refusal.violations?.map(({ message }) => message).join(". ") : undefined) ||
  ("message" in refusal ? (refusal.message ?? null) : null)
