import { intervalIn } from "@crewfleet/sdk/rules"
import { type RawBuilder, sql } from "kysely"

/** Which hirers are asked for. */
export interface Added {
  /** When they were put on record: `intervalText`; whenever, unless told. */
  readonly added?: string | undefined
}

/** That something was put on record in an interval. */
export const addedIn = (
  at: RawBuilder<unknown>,
  added: string | undefined
): ReadonlyArray<RawBuilder<boolean>> => {
  const span = intervalIn(added ?? "")
  return span ? [sql<boolean>`${at} >= ${span.from} and ${at} < ${span.until}`] : []
}
