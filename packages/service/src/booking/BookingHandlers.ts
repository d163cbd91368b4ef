import { Api, bookingStatuses } from "@crewfleet/sdk"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { granted, grantedTenant } from "../access/Access.ts"
import { oneOf } from "../http/oneOf.ts"
import { pageBounds } from "../http/pageBounds.ts"
import { bookingById } from "./bookingById.ts"
import { bookingHistory } from "./bookingHistory.ts"
import { bookingPage } from "./bookingPage.ts"
import { changeBooking } from "./changeBooking.ts"
import { createBooking } from "./createBooking.ts"
import { quoteHire } from "./quoteHire.ts"
import { schedule } from "./schedule.ts"
import { startDays } from "./startDays.ts"

/** Translates the contract into questions about bookings, and nothing more. */
export const BookingHandlers = HttpApiBuilder.group(Api, "booking", (handlers) =>
  handlers.handleAll({
    byId: Effect.fnUntraced(function* ({ params, query }) {
      const { tenant } = yield* granted
      return yield* bookingById({ id: params.id, agencyId: tenant, clientId: query.clientId })
    }),
    price: Effect.fnUntraced(function* ({ query }) {
      const { tenant } = yield* granted
      return yield* quoteHire(query, tenant)
    }),
    create: Effect.fnUntraced(function* ({ payload }) {
      return yield* createBooking(payload, yield* granted)
    }),
    changeStatus: Effect.fnUntraced(function* ({ params, payload }) {
      return yield* changeBooking(params.id, payload, yield* granted)
    }),
    history: Effect.fnUntraced(function* ({ params }) {
      const { tenant } = yield* granted
      return yield* bookingHistory(params.id, tenant)
    }),
    schedule: Effect.fnUntraced(function* ({ query }) {
      return yield* schedule(yield* grantedTenant, query.from, query.to)
    }),
    list: Effect.fnUntraced(function* ({ params, query }) {
      const { tenant: scope } = yield* granted
      yield* pageBounds(params)
      const statuses = yield* statusesIn(query.statuses)
      const days = yield* startDays(query)
      const descending = (yield* oneOf("direction", ["ASC", "DESC"], query.direction ?? "ASC")) === "DESC"
      const filter = { ...days, statuses, search: query.searchCriteria ?? "", scope, descending }
      const page = yield* bookingPage(filter, params.page, params.size)
      return { ...page, number: params.page, size: params.size }
    })
  })
)

/** The statuses in a list with commas, each once; all of them when none is named. */
const statusesIn = (text: string | undefined) => {
  const named = new Set(text?.split(",").filter(Boolean))
  if (named.size === 0) return Effect.succeed(bookingStatuses)
  return Effect.forEach(new Set([...named].map((status) => status.trim())), (status) =>
    oneOf("statuses", bookingStatuses, status)
  )
}
