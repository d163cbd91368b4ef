import type { NewTransport, TransportReceipt } from "@crewfleet/sdk"
import { timesInZone } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { guestAgency } from "../applicant/guestAgency.ts"
import { guestOnce } from "../applicant/guestOnce.ts"
import { Database } from "../database/Database.ts"
import { PublicUrl } from "../PublicUrl.ts"
import { canonicalEmail } from "../session/Accounts.ts"
import { timeZoneOf } from "../time/timeZoneOf.ts"
import { checkedRequest } from "./checkedRequest.ts"
import { insertRequest } from "./insertRequest.ts"
import { withinRequestLimit } from "./requestLimit.ts"
import { mailLink, mailReceipt, mailRequested } from "./requestMail.ts"

/**
 * Asks an agency for a journey as a guest, who gets a mail with the reference and a link to the request. Whether anything is
 * known about the e-mail address changes nothing of what is done or answered.
 */
export const askAsGuest = Effect.fnUntraced(function* (body: NewTransport, address: string) {
  const agency = yield* guestAgency(body.agencyId)
  const { answers, confirmed } = yield* checkedRequest(timesInZone(body, yield* timeZoneOf(agency.id)))
  const email = canonicalEmail(answers.semail)
  return yield* guestOnce(
    { endpoint: "transportRequest.guest", guest: email, body },
    withinRequestLimit({ email, agencyId: agency.id, address }),
    Effect.gen(function* () {
      const asked = { answers, confirmed, agencyId: agency.id }
      const { id, ref } = yield* insertRequest({ ...asked, clientId: null, by: { userId: null } })
      const requiredAt = new Date(answers.dateTimeRequired)
      const request = { id, ref, requiredAt, agencyId: agency.id, agencyName: agency.name }
      yield* mailLink(request, answers.semail, answers.pward ?? null)
      yield* mailRequested(request)
      return {
        refPrefix: ref,
        dateTimeRequired: requiredAt.toISOString(),
        agencyName: agency.name,
        ...(agency.timeZone && { timeZone: agency.timeZone })
      } satisfies TransportReceipt
    })
  )
})

/** Asks an agency for a journey for a client's ward, and answers the number of the job. */
export const askAsClient = Effect.fnUntraced(function* (
  body: NewTransport,
  { clientId, userId }: { readonly clientId: number; readonly userId: number }
) {
  const agency = yield* guestAgency(body.agencyId)
  const { answers, confirmed } = yield* checkedRequest(timesInZone(body, yield* timeZoneOf(agency.id)))
  const { transaction } = yield* Database
  const url = yield* PublicUrl
  return yield* transaction(
    Effect.gen(function* () {
      const asked = { answers, confirmed, agencyId: agency.id }
      const { id, ref } = yield* insertRequest({ ...asked, clientId, by: { userId } })
      const requiredAt = new Date(answers.dateTimeRequired)
      const request = { id, ref, requiredAt, agencyId: agency.id, agencyName: agency.name }
      yield* mailReceipt(request, answers.semail, [`Follow it here: ${url}/client/transport/${id}`])
      yield* mailRequested(request)
      return id
    })
  )
})
