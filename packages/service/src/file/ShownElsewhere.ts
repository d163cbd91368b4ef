import { Context, Effect } from "effect"
import type { Person } from "../access/Caller.ts"
import type { Database } from "../database/Database.ts"

/** Whether somebody may see a file that is on nobody's file, as everything stands now; undefined where it is none of a kind. */
export type ShownElsewhereOf = (
  fileId: string,
  personAt: Effect.Effect<Person | undefined, never, Database>
) => Effect.Effect<boolean | undefined, never, Database>

/** What a business says of its own restricted files; nothing, unless it is provided. */
export const ShownElsewhere = Context.Reference<ShownElsewhereOf>("@crewfleet/service/file/ShownElsewhere", {
  defaultValue: () => () => Effect.succeed(undefined)
})
