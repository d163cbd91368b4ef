import { currentStandings } from "@crewfleet/sdk/rules"
import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"

/** Workers with the agencies that they have applied to or work for. */
export const joined = (db: Kysely<Tables>) =>
  db.selectFrom("workerAgencies").where("standing", "in", currentStandings)

/** Those of them who let the agency see their records. */
export const sharing = (db: Kysely<Tables>) => joined(db).where("sharesSince", "is not", null)
