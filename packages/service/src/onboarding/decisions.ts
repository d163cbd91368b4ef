import type { FormDecision } from "@crewfleet/sdk"
import type { Kysely } from "kysely"
import type { Tables } from "../database/Tables.ts"
import { withoutNulls } from "../database/withoutNulls.ts"
import { fullName } from "../form/fullName.ts"

/** The latest decision of each of some agencies about what was handed in. */
export const decisionsAbout = async (
  db: Kysely<Tables>,
  submittedFormId: number,
  agencyIds: ReadonlyArray<number>
): Promise<ReadonlyArray<FormDecision>> => {
  if (agencyIds.length === 0) return []
  const rows = await db
    .selectFrom("formReviews")
    .innerJoin("agencies", "agencies.id", "formReviews.agencyId")
    .leftJoin("users", "users.id", "reviewedBy")
    .distinctOn("formReviews.agencyId")
    .select(["formReviews.agencyId", "agencies.name", "formReviews.status", "sections", "comment"])
    .select(["recommendation", "adjustments", "users.firstName", "users.lastName", "reviewedAt"])
    .where("submittedFormId", "=", submittedFormId)
    .where("formReviews.agencyId", "in", agencyIds)
    .orderBy("formReviews.agencyId")
    .orderBy("formReviews.id", "desc")
    .execute()
  return rows.map(
    ({ agencyId, name, firstName, lastName, reviewedAt, ...decision }): FormDecision =>
      withoutNulls({
        ...decision,
        agency: { id: agencyId, name },
        by: fullName({ firstName, lastName }),
        at: reviewedAt.toISOString()
      })
  )
}
