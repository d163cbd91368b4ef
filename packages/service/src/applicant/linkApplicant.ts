import type { ApplicantLink } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { hashOf } from "../secret/Secret.ts"
import { now } from "../time/now.ts"
import { agreedTo, applyToAgency } from "./applyToAgency.ts"
import { guestOnce } from "./guestOnce.ts"

const spent: Refusal = {
  _tag: "BadRequest",
  message: "This registration has been used before or has ended. Register again."
}

/** Lets whoever holds a ticket apply to the agency for which they were added; it is good for once, and for nobody else. */
export const linkApplicant = Effect.fnUntraced(function* (body: ApplicantLink) {
  const { agencyId, ticket, shares } = body
  yield* agreedTo(shares)
  return yield* guestOnce(
    { endpoint: "applicant.link", guest: ticket, body },
    Effect.void,
    Effect.gen(function* () {
      const { query } = yield* Database
      const moment = yield* now
      const taken = yield* query((db) =>
        db
          .updateTable("applicantTickets")
          .set({ usedAt: moment })
          .where("tokenHash", "=", hashOf(ticket))
          .where("agencyId", "=", agencyId)
          .where("usedAt", "is", null)
          .where("expiresAt", ">", moment)
          .returning("workerId")
          .executeTakeFirst()
      )
      if (!taken) return yield* Effect.fail(spent)
      if (taken.workerId !== null) yield* applyToAgency(taken.workerId, agencyId, null)
      return { message: "Applicant Linked Successfully" }
    })
  )
})
