import type { HirerDetails } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import { hirerForm, keptByHirer } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { checkedAnswers } from "../form/checkedAnswers.ts"
import { violating } from "../http/violationsOf.ts"
import { billToHirer } from "./billToHirer.ts"
import { bookingsWith, type HirerNamed } from "./bookingsWith.ts"
import { hirerColumns, hirerOf, rowOf } from "./hirerColumns.ts"
import { isCorrectable } from "./isCorrectable.ts"
import { namesOf } from "./namesOf.ts"

const conflict: Refusal = {
  _tag: "Conflict",
  message: "Somebody else has changed this hirer meanwhile."
}
const notTheirs = violating([{ field: "body", text: keptByHirer }])

/** Enters a hirer whom an agency knows from then on; whoever else knows such a person is neither asked nor told. */
export const createHirer = Effect.fnUntraced(function* (agencyId: number, details: HirerDetails) {
  const { query, transaction } = yield* Database
  const answers = yield* checkedAnswers(hirerForm, hirerForm.read(details))
  return yield* transaction(
    Effect.gen(function* () {
      const saved = yield* query((db) =>
        db.insertInto("clients").values(rowOf(answers)).returning(["id", "version"]).executeTakeFirstOrThrow()
      )
      yield* query((db) =>
        db
          .insertInto("agencyHirers")
          .values({ agencyId, clientId: saved.id, bookings: 0, entered: true })
          .execute()
      )
      return saved
    })
  )
})

/**
 * Corrects what is said of a hirer of an agency, in their bookings as well; whoever edited another version than the present one is
 * refused.
 */
export const updateHirer = Effect.fnUntraced(function* (named: HirerNamed, details: HirerDetails) {
  const { query, transaction } = yield* Database
  return yield* transaction(
    Effect.gen(function* () {
      yield* bookingsWith(named)
      // Whoever rates a hire holds the booking before the hirer, too.
      yield* query((db) =>
        db
          .selectFrom("bookings")
          .select("id")
          .where("clientId", "=", named.id)
          .orderBy("id")
          .forNoKeyUpdate()
          .execute()
      )
      const before = yield* query((db) =>
        db
          .selectFrom("clients")
          .select(hirerColumns)
          .select(["version", isCorrectable(named.agencyId)])
          .where("id", "=", named.id)
          .forUpdate()
          .executeTakeFirstOrThrow()
      )
      if (!before.isCorrectable) return yield* Effect.fail(notTheirs)
      if (typeof details.version === "number" && details.version !== before.version)
        return yield* Effect.fail(conflict)
      const said = hirerForm.read({ ...hirerOf(before), ...details })
      const answers = yield* checkedAnswers(hirerForm, said)
      const saved = yield* query((db) =>
        db
          .updateTable("clients")
          .set({ ...rowOf(answers), version: before.version + 1 })
          .where("id", "=", named.id)
          .returning(["id", "version"])
          .executeTakeFirstOrThrow()
      )
      const { name, email } = rowOf(answers)
      yield* query((db) =>
        db
          .updateTable("bookings")
          .set({ ...namesOf(name), email })
          .where("clientId", "=", named.id)
          .execute()
      )
      yield* query((db) => billToHirer(db, { clientId: named.id }))
      return saved
    })
  )
})
