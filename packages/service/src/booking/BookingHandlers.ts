import { Api } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { permitted, permittedPerson, permittedTenant } from "../access/Access.ts"
import { bookingById } from "./bookingById.ts"
import { bookingHistory } from "./bookingHistory.ts"
import { bookingPage } from "./bookingPage.ts"
import { changeBooking } from "./changeBooking.ts"
import { changeTerms } from "./changeTerms.ts"
import { createBooking } from "./createBooking.ts"
import { hirersBooking } from "./hirersBooking.ts"
import { quoteHire } from "./quoteHire.ts"
import { schedule } from "./schedule.ts"
import { shareBooking } from "./shareBooking.ts"
import { sharedBooking } from "./sharedBooking.ts"
import { startDays } from "./startDays.ts"
import { termsPrice } from "./termsPrice.ts"

/** Translates the contract into questions about bookings, and nothing more. */
export const BookingHandlers = HttpApiBuilder.group(Api, "booking", (handlers) =>
  handlers.handleAll({
    byId: Effect.fnUntraced(function* ({ params, query }) {
      const { tenant, caller } = yield* permittedPerson
      const own = caller.userType === "AGENCY" ? "CLIENT" : undefined
      return yield* bookingById({ id: params.id, agencyId: tenant, clientId: query.clientId }, own)
    }),
    price: Effect.fnUntraced(function* ({ query }) {
      const { tenant } = yield* permitted
      return yield* quoteHire(query, tenant)
    }),
    create: Effect.fnUntraced(function* ({ payload }) {
      return yield* createBooking(payload, yield* permittedPerson)
    }),
    changeStatus: Effect.fnUntraced(function* ({ params, payload }) {
      return yield* changeBooking(params.id, payload, yield* permittedPerson)
    }),
    termsPrice: Effect.fnUntraced(function* ({ params, query }) {
      const { tenant } = yield* permitted
      return yield* termsPrice(params.id, query, tenant)
    }),
    changeTerms: Effect.fnUntraced(function* ({ params, payload }) {
      return yield* changeTerms(params.id, payload, yield* permittedPerson)
    }),
    history: Effect.fnUntraced(function* ({ params }) {
      const { tenant } = yield* permitted
      return yield* bookingHistory(params.id, tenant)
    }),
    share: Effect.fnUntraced(function* ({ params }) {
      const { caller } = yield* permittedPerson
      return yield* shareBooking(params.id, yield* permittedTenant, caller.userId)
    }),
    shared: Effect.fnUntraced(function* ({ params: { id } }) {
      return yield* sharedBooking(yield* hirersBooking(id))
    }),
    schedule: Effect.fnUntraced(function* ({ query }) {
      return yield* schedule(yield* permittedTenant, query.from, query.to)
    }),
    list: Effect.fnUntraced(function* ({ params, query }) {
      const { tenant: scope } = yield* permitted
      const { from, to, searchCriteria: search, ...asked } = query
      return yield* bookingPage({
        ...asked,
        ...params,
        search,
        scope,
        ...(yield* startDays({ from, to }, scope))
      })
    })
  })
)
