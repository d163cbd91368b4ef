import { Effect } from "effect"
import { permitted, permittedTenant } from "../access/Access.ts"
import { isLinkHolder } from "../access/Caller.ts"
import type { BookingNamed } from "./bookingById.ts"

/** Which booking a hirer means: one of their own with an account, one of the agency's that gave out the link otherwise. */
export const hirersBooking = Effect.fnUntraced(function* (id: number) {
  const { caller } = yield* permitted
  const tenant = yield* permittedTenant
  const booking: BookingNamed = isLinkHolder(caller)
    ? { id, agencyId: tenant, clientId: undefined }
    : { id, agencyId: undefined, clientId: tenant }
  return booking
})
