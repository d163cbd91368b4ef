import { Effect } from "effect"
import { knownHirer } from "../access/knownHirer.ts"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"
import { hirerNotFound } from "./hirerNotFound.ts"

/** A hirer, asked for by one agency. */
export interface HirerNamed {
  readonly id: number
  readonly agencyId: number
}

/** How many bookings a hirer has with an agency; whoever has none with it and was not entered by it, it does not know. */
export const bookingsWith = Effect.fnUntraced(function* ({ id, agencyId }: HirerNamed) {
  const { query } = yield* Database
  const bookings = isPossibleId(id) ? yield* query(knownHirer(id, agencyId)) : undefined
  return bookings ?? (yield* Effect.fail(hirerNotFound))
})
