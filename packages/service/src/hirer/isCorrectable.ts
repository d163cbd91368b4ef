import type { ExpressionBuilder } from "kysely"
import type { Tables } from "../database/Tables.ts"

/**
 * Whether an agency may correct what is said of a hirer: nobody else knows them, and they have no account. Which of the two it
 * is, nobody is told.
 */
export const isCorrectable =
  (agencyId: number) =>
  ({ and, exists, not, selectFrom }: ExpressionBuilder<Tables, "clients">) =>
    and([
      not(
        exists(
          selectFrom("agencyHirers")
            .select("clientId")
            .whereRef("clientId", "=", "clients.id")
            .where("agencyId", "<>", agencyId)
            .where("known", "=", true)
        )
      ),
      not(exists(selectFrom("users").select("users.id").whereRef("users.clientId", "=", "clients.id"))),
      not(
        exists(
          selectFrom("transportJobs")
            .select("transportJobs.id")
            .whereRef("transportJobs.clientId", "=", "clients.id")
        )
      )
    ]).as("isCorrectable")
