import type { ExpressionBuilder } from "kysely"
import type { Tables } from "../database/Tables.ts"
import type { Clerk } from "./lockOwner.ts"

/**
 * Whether a clerk can change a version of a document in its place: nobody has decided about it, and no other agency has put it on
 * file. Of everything else there is a next version, in the clerk's own name.
 */
export const undecided =
  ({ agencyId }: Clerk) =>
  ({ and, or, eb, not, exists, selectFrom }: ExpressionBuilder<Tables, "documentVersions">) =>
    and([
      eb("status", "=", "WAITING_APPROVAL"),
      ...(agencyId === null
        ? []
        : [
            or([eb("documentVersions.agencyId", "is", null), eb("documentVersions.agencyId", "=", agencyId)])
          ]),
      not(
        exists(
          selectFrom("documentReviews").select("versionId").whereRef("versionId", "=", "documentVersions.id")
        )
      )
    ])
