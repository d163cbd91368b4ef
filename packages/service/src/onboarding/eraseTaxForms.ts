import { dayOf, firstInstantOf, taxFormsKeptSince } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isHeld } from "../document/holds.ts"
import { lockOwner } from "../document/lockOwner.ts"
import type { ClockJob } from "../job/ClockJob.ts"
import { sweepEach } from "../job/sweepEach.ts"
import { insertChange } from "../life/insertChange.ts"
import { now } from "../time/now.ts"
import { onboardingLongForms } from "./onboardingLongForms.ts"

/** Erases tax forms that were handed in more than three tax years before the current one, and what nobody has touched since. */
export const eraseTaxForms = (timeZone: string): ClockJob<Database> => ({
  name: "erase-tax-forms",
  sentence: "Erases tax forms that were kept for their tax year and the next three",
  due: { every: "1 hour" },
  work: {
    sweep: Effect.fnUntraced(function* () {
      const today = dayOf(yield* now, timeZone)
      const since = firstInstantOf(taxFormsKeptSince(today), timeZone)
      return yield* sweepEach({
        page: (after, most) => over(since, after ?? 0, most),
        one: (form: Over) => eraseUnlessHeld(form, since)
      })
    })
  }
})

interface Over {
  readonly id: number
  readonly workerId: number
}

const { kind } = onboardingLongForms.hmrc

const over = Effect.fnUntraced(function* (since: Date, after: number, most: number) {
  const { query } = yield* Database
  return yield* query((db) =>
    db
      .selectFrom("longForms")
      .select(["id", "subjectId as workerId"])
      .where("kind", "=", kind)
      .where("id", ">", after)
      .where(({ and, eb, exists, not, or, selectFrom }) => {
        const copies = selectFrom("submittedForms")
          .select("submittedForms.id")
          .whereRef("formId", "=", "longForms.id")
        const isUntouched = and([eb("savedAt", "<", since), not(exists(copies))])
        return or([exists(copies.where("submittedAt", "<", since)), isUntouched])
      })
      .orderBy("id")
      .limit(most)
      .execute()
  )
})

/** What was handed in since stays, and so does a form in which something was typed since; its worker fills it in anew otherwise. */
const eraseUnlessHeld = Effect.fnUntraced(function* ({ id, workerId }: Over, since: Date) {
  const { query, transaction } = yield* Database
  return yield* transaction(
    Effect.gen(function* () {
      const owner = { kind: "worker", id: workerId } as const
      yield* lockOwner(owner)
      if (yield* isHeld(owner, [])) return false
      const erased = yield* query(async (db) => {
        await db.selectFrom("longForms").select("id").where("id", "=", id).forUpdate().execute()
        const copies = await db
          .deleteFrom("submittedForms")
          .where("formId", "=", id)
          .where("submittedAt", "<", since)
          .executeTakeFirstOrThrow()
        const forms = await db
          .deleteFrom("longForms")
          .where("id", "=", id)
          .where("savedAt", "<", since)
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom("submittedForms").select("id").where("formId", "=", id)))
          )
          .executeTakeFirstOrThrow()
        return copies.numDeletedRows + forms.numDeletedRows
      })
      if (erased === 0n) return false
      // Whoever looked before that looked at what is erased; looks go with a form that is erased as a whole.
      yield* query((db) =>
        db.deleteFrom("formLooks").where("formId", "=", id).where("at", "<", since).execute()
      )
      const reason = "HMRC Tax Declaration: its time to keep is over"
      yield* insertChange({ kind: "worker", subjectId: workerId, event: "form.erased", reason, userId: null })
      return true
    })
  )
})
