import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { now } from "../time/now.ts"
import { runOf } from "./clockKind.ts"
import type { JobKind, Recurring } from "./JobKind.ts"
import { InBackground, Jobs } from "./Jobs.ts"
import { lastDue, nextDue } from "./Recurrence.ts"

/** The most runs that are made up for; those that were due before are lost. */
const mostMissed = 400

/**
 * Makes an effect that puts down the runs that are due, each once: its key names the moment. What was missed while no
 * process ran is put down once, or each of it where each counts.
 */
export const makePutDownRuns = (kinds: ReadonlyArray<JobKind>) => {
  const latest = new Map<string, number>()
  return Effect.gen(function* () {
    const { enqueueAll } = yield* Jobs
    const at = yield* now
    for (const { kind, recurs } of kinds) {
      if (recurs === undefined) continue
      const due = lastDue(recurs.due, at)
      if (latest.get(kind) === due.getTime()) continue
      const missed = recurs.eachCounts ? yield* missedBefore(kind, recurs, due) : []
      yield* enqueueAll([...missed, due].map((moment) => runOf({ name: kind, due: recurs.due }, moment, at)))
      latest.set(kind, due.getTime())
    }
  }).pipe(Effect.provideService(InBackground, true))
}

/** What was due since the last run that was put down and before this one; nothing where there was none yet. */
const missedBefore = Effect.fnUntraced(function* (kind: string, recurs: Recurring, due: Date) {
  const { query } = yield* Database
  const last = yield* query((db) =>
    db
      .selectFrom("jobs")
      .select("dueAt")
      .where("kind", "=", kind)
      .where("dueAt", "<", due)
      .orderBy("dueAt", "desc")
      .limit(1)
      .executeTakeFirst()
  )
  const missed: Array<Date> = []
  let next = nextDue(recurs.due, last?.dueAt ?? due)
  while (next < due) {
    missed.push(next)
    next = nextDue(recurs.due, next)
  }
  return missed.slice(-mostMissed)
})
