import type { CrewLines } from "@crewfleet/sdk"
import { isSeatTaken, transportForm } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { violating } from "../http/violationsOf.ts"
import { now } from "../time/now.ts"
import { crewOf } from "./crewOf.ts"
import { refusedAt } from "./takeStep.ts"

type Lines = NonNullable<CrewLines["transportWorkerSpecList"]>

/**
 * Writes the lines of the crew of a job that is locked. A line on which somebody is booked asks for another code where that is
 * looked at again.
 */
export const writeSpecs = Effect.fnUntraced(function* (id: number, lines: Lines, isJudgedAgain = false) {
  const { query } = yield* Database
  const typed = transportForm.read({ transportWorkerSpecList: lines }).transportWorkerSpecList
  const moment = (yield* now).toISOString()
  const { transportWorkerSpecList: question } = transportForm.questions
  const problems = question.problems?.(typed, { now: moment }) ?? []
  if (problems.length > 0)
    return yield* Effect.fail(
      violating(problems.map(({ at = "", text }) => ({ field: fieldAt(at.replaceAll("/", ".")), text })))
    )
  const crew = yield* query((db) => crewOf(db, id))
  const wanted = question.write(typed) ?? []
  for (const { rowId, places, assignmentCode } of crew) {
    const line = wanted.find((one) => one.rowId === rowId)
    const booked = places.filter(({ shiftStatus }) => isSeatTaken(shiftStatus)).length
    const isOther = !isJudgedAgain && line && line.assignmentCode !== assignmentCode && booked > 0
    if (isOther)
      return yield* Effect.fail(
        refusedAt(fieldAt(`${rowId}.assignmentCode`), "Somebody is booked on this line: remove them first")
      )
    if (booked > (line?.numberOfStaff ?? 0))
      return yield* Effect.fail(
        refusedAt(fieldAt(`${rowId}.numberOfStaff`), `${booked} are booked already: remove one first`)
      )
  }
  for (const { workerSpecId, rowId, places } of crew)
    if (places.length === 0 && !wanted.some((one) => one.rowId === rowId))
      yield* query((db) => db.deleteFrom("workerSpecs").where("id", "=", workerSpecId).execute())
  for (const [position, { rowId, assignmentCode, gender, numberOfStaff }] of wanted.entries()) {
    const line = {
      position,
      assignmentCodeId: assignmentCode ?? 0,
      gender: (gender ?? "NO_PREFERENCE") as "NO_PREFERENCE",
      numberOfStaff: numberOfStaff ?? 0
    }
    yield* query((db) =>
      db
        .insertInto("workerSpecs")
        .values({ jobId: id, rowId, ...line })
        .onConflict((on) => on.columns(["jobId", "rowId"]).doUpdateSet(line))
        .execute()
    )
  }
  for (const { workerSpecId, rowId, places } of crew)
    if (places.length > 0 && !wanted.some((one) => one.rowId === rowId))
      yield* query((db) =>
        db.updateTable("workerSpecs").set({ numberOfStaff: 0 }).where("id", "=", workerSpecId).execute()
      )
})

const fieldAt = (at: string) => (at ? `transportWorkerSpecList.${at}` : "transportWorkerSpecList")
