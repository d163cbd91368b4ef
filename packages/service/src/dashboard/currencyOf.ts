import { Effect } from "effect"
import { brandCurrency } from "../brand/brandFile.ts"
import { Database } from "../database/Database.ts"
import { Settings } from "../Settings.ts"
import type { Scope } from "../tally/scope.ts"

/** In which currency a single amount is told: the agency's, or the platform's for all agencies together. */
export const currencyOf = Effect.fnUntraced(function* (scope: Scope) {
  const platform = brandCurrency(yield* Settings)
  if (scope === undefined) return platform
  const { query } = yield* Database
  const agency = yield* query((db) =>
    db.selectFrom("agencies").select("baseCurrency").where("id", "=", scope).executeTakeFirst()
  )
  return agency?.baseCurrency ?? platform
})
