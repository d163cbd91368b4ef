import { Effect } from "effect"
import { pageBounds } from "../http/pageBounds.ts"
import { assignmentCodes } from "../lookup/lookups.ts"
import { guestAgency } from "./guestAgency.ts"

interface AskedCodes {
  readonly agencyId: number
  /** The first is 1. */
  readonly page: number
  readonly size: number
}

/** What one can apply to an agency as, by code. */
export const guestCodes = Effect.fnUntraced(function* ({ agencyId, page, size }: AskedCodes) {
  const { offset, limit } = yield* pageBounds({ page: Math.max(0, page - 1), size })
  yield* guestAgency(agencyId)
  const all = yield* assignmentCodes
  return { content: all.slice(offset, offset + limit), totalElements: all.length }
})
