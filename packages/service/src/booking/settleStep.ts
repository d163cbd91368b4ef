import type { StatusChange } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import { reasonProblem, stepSetAside } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import type { Selectable } from "kysely"
import type { Access } from "../access/Access.ts"
import type { Person } from "../access/Caller.ts"
import type { ReportStepTable } from "../database/BookingTables.ts"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { violated, violating } from "../http/violationsOf.ts"
import { changeStatus } from "../life/changeStatus.ts"
import { insertChange } from "../life/insertChange.ts"
import type { Standing } from "../life/KeptLife.ts"
import { lives } from "../life/lives.ts"
import { bookingFacts } from "./bookingFacts.ts"
import { bookingNotFound } from "./bookingNotFound.ts"
import { cameWith, retryCompletion, settleOpenSteps } from "./reportedSteps.ts"

const overtaken: Refusal = {
  _tag: "Conflict",
  message: "Somebody else has changed this booking meanwhile. Look at it before you decide."
}

/** Takes a step that came with a report and was not taken, at the time of its device, or sets it aside; of two who decide one wins. */
export const settleStep = Effect.fnUntraced(function* (
  id: number,
  change: StatusChange,
  access: Access<Person>
) {
  const { transaction } = yield* Database
  return yield* transaction(settled(id, change, access))
})

const settled = Effect.fnUntraced(function* (id: number, change: StatusChange, access: Access<Person>) {
  const { query } = yield* Database
  const { report, version } = change
  if (!isPossibleId(id) || typeof report !== "string") return yield* Effect.fail(bookingNotFound)
  const booking = yield* query((db) => lives.booking.lock(db, { id, tenant: access.tenant }))
  const step = yield* query((db) =>
    db
      .selectFrom("reportSteps")
      .selectAll()
      .where("reportId", "=", report)
      .where("bookingId", "=", id)
      .executeTakeFirst()
  )
  if (!booking || !step) return yield* Effect.fail(bookingNotFound)
  const isOvertaken = typeof version === "number" && version !== booking.version
  if (step.outcome !== "CONFLICT" || isOvertaken) return yield* Effect.fail(overtaken)
  return change.event === stepSetAside
    ? yield* setAside(step, booking, change, access.caller.userId)
    : yield* take(step, change, access)
})

type Kept = Selectable<ReportStepTable>

const take = Effect.fnUntraced(function* (
  step: Kept,
  { event, reason }: StatusChange,
  { tenant, caller: { userId } }: Access<Person>
) {
  if (event !== step.event) return yield* Effect.fail(violated("event", "must be the step of the report"))
  const { bookingId: id } = step
  const said = reason?.trim() || undefined
  const moved = yield* changeStatus(lives.booking, {
    id,
    tenant,
    event: { type: step.event, reason: said },
    facts: yield* bookingFacts(id, tenant, step.at),
    userId,
    reason: said,
    came: cameWith(step)
  })
  yield* settleOpenSteps(id, step.event)
  yield* retryCompletion(id, tenant)
  return { id, ...moved }
})

/** The booking stays where it stands; that it was decided counts as a change, so that of two who decide one wins. */
const setAside = Effect.fnUntraced(function* (
  { bookingId: id, reportId }: Kept,
  { status, version: before }: Standing,
  { reason = "" }: { readonly reason?: string | undefined },
  userId: number
) {
  const { query } = yield* Database
  const text = reasonProblem(stepSetAside, reason)
  if (text !== undefined) return yield* Effect.fail(violating([{ field: "reason", text }]))
  const version = before + 1
  yield* query((db) => db.updateTable("bookings").set({ version }).where("id", "=", id).execute())
  yield* query((db) =>
    db.updateTable("reportSteps").set({ outcome: "SETTLED" }).where("reportId", "=", reportId).execute()
  )
  yield* insertChange({
    kind: "booking",
    subjectId: id,
    event: stepSetAside,
    fromStatus: status,
    toStatus: status,
    reason: reason.trim(),
    userId,
    reportId
  })
  return { id, status, version }
})
