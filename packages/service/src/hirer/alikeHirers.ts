import type { ListedHirer } from "@crewfleet/sdk"
import { areAlike, emailKey, isDate, type Likeness, mostAlike, telephoneKey } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { type SqlBool, sql } from "kysely"
import { Database } from "../database/Database.ts"
import { hirersWith, listedHirer } from "./hirersOfAgency.ts"

/** The hirers whom an agency knows that may be the same person, as `areAlike` says; whom others know stays untold. */
export const alikeHirers = Effect.fnUntraced(function* (agencyId: number, likeness: Likeness) {
  const { query } = yield* Database
  const conditions = conditionsFor(likeness)
  if (conditions.length === 0) return []
  const found = yield* query((db) =>
    hirersWith(db, agencyId)
      .where(({ or }) => or([...conditions]))
      .orderBy("agencyHirers.nameKey")
      .orderBy("clients.id")
      .limit(mostLooked)
      .execute()
  )
  return found
    .map((hirer): ListedHirer => listedHirer(hirer))
    .filter((hirer) => areAlike(hirer, likeness))
    .slice(0, mostAlike)
})

/** So many may have one birthday before some of them are overlooked. */
const mostLooked = 1_000

/** Which are looked at, as the indexes have it; what a name is without its case, databases say in several ways. */
const conditionsFor = ({ email, telephone, dateOfBirth = "" }: Likeness) => {
  const [mail, number] = [emailKey(email), telephoneKey(telephone)]
  return [
    ...(mail ? [sql<SqlBool>`lower(btrim(email)) = ${mail}`] : []),
    ...(number ? [sql<SqlBool>`telephone_key(telephone) = ${number}`] : []),
    ...(isDate(dateOfBirth) ? [sql<SqlBool>`date_of_birth = ${dateOfBirth}`] : [])
  ]
}
