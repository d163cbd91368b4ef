import {
  type Failure,
  failureOf,
  isRefusedWith,
  type Notice,
  noticesFor,
  type Problem,
  type Vehicle
} from "@crewfleet/sdk"
import { assign, emit, enqueueActions, setup } from "xstate"
import { isOffered, problemsWith } from "../life/offered.ts"
import { port } from "../port.ts"
import { vehicleFacts, vehicleLife } from "./vehicleLife.ts"

/** What happens while the platform looks at a vehicle. */
export type VehicleReviewEvent =
  | { readonly type: "approval.chosen" }
  | { readonly type: "rejection.chosen" }
  | { readonly type: "reason.typed"; readonly text: string }
  | { readonly type: "rejection.confirmed" }
  | { readonly type: "rejection.cancelled" }
  | { readonly type: "reload.asked" }

/** What is kept in mind while the platform looks at a vehicle. */
export interface VehicleReviewContext {
  readonly id: number
  readonly vehicle: Vehicle | undefined
  /** Why the vehicle could not be loaded. */
  readonly failure: Failure | undefined
  /** Why it is rejected, as typed. */
  readonly reason: string
  readonly problems: ReadonlyArray<Problem>
  /** The vehicle as it was decided on, where somebody else was faster and what is shown is newer. */
  readonly seen: Vehicle | undefined
  /** The vehicle that has waited longest, once this one is decided on. */
  readonly next: number | undefined
}

/** A decision on the version of a vehicle that was looked at. */
export interface Decision {
  readonly id: number
  readonly version: number | undefined
}

/** What a review is made of: ports, actions and guards. */
export const vehicleReview = setup({
  types: {
    input: {} as { readonly id: number },
    context: {} as VehicleReviewContext,
    events: {} as VehicleReviewEvent,
    emitted: {} as { readonly type: "notice"; readonly notice: Notice },
    tags: {} as "busy"
  },
  actors: {
    load: port<Vehicle, { readonly id: number }>("load"),
    approve: port<Vehicle, Decision>("approve"),
    reject: port<Vehicle, Decision & { readonly reason: string }>("reject"),
    /** The vehicle that has waited longest for approval, if any does. */
    findNext: port<number | undefined, { readonly after: number }>("findNext")
  },
  actions: {
    notify: emit((_, notice: Notice) => ({ type: "notice", notice })),
    explain: enqueueActions(({ enqueue }, { error }: { readonly error: unknown }) => {
      const failure = failureOf(error)
      const violations = failure._tag === "Refused" ? failure.violations : []
      enqueue.assign({
        problems: violations.map(({ field, message }) => ({ field: field ?? "", text: message }))
      })
      for (const notice of noticesFor("authenticatedCall", failure)) enqueue.emit({ type: "notice", notice })
    }),
    keepVehicle: assign((_, { output }: { readonly output: Vehicle }) => ({
      vehicle: output,
      failure: undefined
    })),
    keepFailure: assign((_, { error }: { readonly error: unknown }) => ({ failure: failureOf(error) })),
    keepSeen: assign(({ context }) => ({ seen: context.vehicle, problems: [] })),
    forgetSeen: assign({ seen: undefined }),
    keepReason: assign((_, { text }: { readonly text: string }) => ({ reason: text })),
    showProblems: assign(({ context }) => ({ problems: problemsOf(context) })),
    forgetProblems: assign({ problems: [] }),
    keepNext: assign((_, { output }: { readonly output: number | undefined }) => ({ next: output }))
  },
  guards: {
    isOffered: (
      { context: { vehicle } },
      { step }: { readonly step: "vehicle.approved" | "vehicle.rejected" }
    ) => vehicle !== undefined && isOffered(vehicleLife, vehicle.status, vehicleFacts(vehicle), step),
    lacksReason: ({ context }) => problemsOf(context).length > 0,
    isOutdated: (_, { error }: { readonly error: unknown }) => isRefusedWith(failureOf(error), 409)
  }
})

const problemsOf = ({ vehicle, reason }: VehicleReviewContext): ReadonlyArray<Problem> =>
  vehicle
    ? problemsWith(vehicleLife, vehicle.status, vehicleFacts(vehicle), { type: "vehicle.rejected", reason })
    : []
