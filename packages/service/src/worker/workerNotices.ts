import type { WorkerNotices, WorkerNoticesBody } from "@crewfleet/sdk"
import { noticesForm } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { keptNotices } from "../database/StaffingTables.ts"
import { checkedAnswers } from "../form/checkedAnswers.ts"
import { insertChange } from "../life/insertChange.ts"

/** Of what a worker is mailed. */
export const noticesOf = Effect.fnUntraced(function* (workerId: number) {
  const { query } = yield* Database
  const row = yield* query((db) =>
    db
      .selectFrom("workerNotices")
      .select(keptNotices.names)
      .where("workerId", "=", workerId)
      .executeTakeFirst()
  )
  return { id: workerId, ...(row ?? noticesForm.empty) } satisfies WorkerNotices
})

/** Saves that. Nothing is sent for the time in which they were not mailed but what is due then. */
export const saveNotices = Effect.fnUntraced(function* (
  { workerId, userId }: { readonly workerId: number; readonly userId: number },
  body: WorkerNoticesBody
) {
  const { query, transaction } = yield* Database
  yield* transaction(
    Effect.gen(function* () {
      const answers = yield* checkedAnswers(
        noticesForm,
        noticesForm.read({ ...(yield* noticesOf(workerId)), ...body })
      )
      const kept = keptNotices.write(answers)
      yield* query((db) =>
        db
          .insertInto("workerNotices")
          .values({ workerId, ...kept })
          .onConflict((conflict) => conflict.column("workerId").doUpdateSet(kept))
          .execute()
      )
      yield* insertChange({ kind: "worker", subjectId: workerId, event: "notices.changed", userId })
    })
  )
  return yield* noticesOf(workerId)
})
