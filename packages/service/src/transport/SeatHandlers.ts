import { Api } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { permittedPerson, permittedTenant } from "../access/Access.ts"
import { applyForSeat } from "./applyForSeat.ts"
import { objectToTimes } from "./objectToTimes.ts"
import { openSeats } from "./openSeats.ts"
import { ownSeat, ownSeats } from "./ownSeats.ts"
import { shownJob } from "./shownJob.ts"
import { takeShiftStep } from "./takeShiftStep.ts"

/** Who calls, and whose places are meant. */
const own = Effect.gen(function* () {
  const { caller } = yield* permittedPerson
  return { workerId: yield* permittedTenant, userId: caller.userId }
})

/** Translates the contract into what workers do with places in jobs, and nothing more. */
export const SeatHandlers = HttpApiBuilder.group(Api, "seat", (handlers) =>
  handlers.handleAll({
    open: Effect.fnUntraced(function* () {
      return yield* openSeats((yield* own).workerId)
    }),
    own: Effect.fnUntraced(function* ({ params: { page, size }, query }) {
      return yield* ownSeats({ ...query, page, size, workerId: (yield* own).workerId })
    }),
    apply: Effect.fnUntraced(function* ({ params: { specId } }) {
      const { workerId, userId } = yield* own
      return yield* applyForSeat(specId, workerId, userId)
    }),
    withdraw: Effect.fnUntraced(function* ({ params: { bookingId }, payload: { reason, version } }) {
      const { workerId, userId } = yield* own
      const event = { type: "booking.withdrawn", reason } as const
      yield* takeShiftStep({ bookingId, event, by: { userId }, workerId, version })
      return yield* ownSeat(bookingId, workerId)
    }),
    objectTo: Effect.fnUntraced(function* ({ params: { bookingId }, payload: { body } }) {
      return yield* objectToTimes({ bookingId, body, ...(yield* own) })
    }),
    job: Effect.fnUntraced(function* ({ params: { id } }) {
      return yield* shownJob(id, { kind: "worker", ...(yield* own) })
    })
  })
)
