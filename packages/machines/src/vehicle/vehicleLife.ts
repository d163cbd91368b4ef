import { rejectionProblem, type VehicleStatusCode, vehicleStatuses } from "@crewfleet/sdk"
import { setup } from "xstate"

/** What happens to a vehicle on its way to being hired; `reason` is kept with the change. */
export type VehicleLifeEvent =
  | { readonly type: "vehicle.submitted" }
  | { readonly type: "vehicle.approved" }
  | { readonly type: "vehicle.rejected"; readonly reason: string }
  | { readonly type: "vehicle.withdrawn" }
  | { readonly type: "vehicle.reinstated" }
  /** An edit made it another vehicle than the one that was approved: see `changesIdentity`. */
  | { readonly type: "identity.changed" }

/** The facts that decide what may happen to a vehicle. */
export interface VehicleFacts {
  /** What it lacks before it can be sent for approval: see `missingForApproval`. */
  readonly missing: ReadonlyArray<string>
}

const life = setup({
  types: { input: {} as VehicleFacts, context: {} as VehicleFacts, events: {} as VehicleLifeEvent },
  guards: {
    lacksNothing: ({ context }) => context.missing.length === 0,
    saysWhy: ({ event }) => event.type === "vehicle.rejected" && rejectionProblem(event.reason) === undefined
  }
})

const submitting = { "vehicle.submitted": { guard: "lacksNothing", target: "AWAITING_APPROVAL" } } as const

/**
 * The life of a vehicle, which the portal shows and the service enforces: its states are the statuses of the wire. Only
 * an ACTIVE vehicle can be booked anew. A new price or place leaves an approval as it is; a new maker, model, plate or
 * type makes it another vehicle: one that is on the road goes back to the platform at once, one that is withdrawn
 * becomes a draft again, so that it cannot return without an approval.
 */
export const vehicleLife = life.createMachine({
  id: "vehicleLife",
  context: ({ input }) => input,
  initial: "DRAFT",
  states: {
    DRAFT: { on: submitting },
    AWAITING_APPROVAL: {
      on: { "vehicle.approved": "ACTIVE", "vehicle.rejected": { guard: "saysWhy", target: "REJECTED" } }
    },
    REJECTED: { on: submitting },
    ACTIVE: { on: { "vehicle.withdrawn": "INACTIVE", "identity.changed": "AWAITING_APPROVAL" } },
    INACTIVE: { on: { "vehicle.reinstated": "ACTIVE", "identity.changed": "DRAFT" } }
  }
})

/** Whether a status is one that a vehicle can have. */
export const isVehicleStatus = (status: string | null | undefined): status is VehicleStatusCode =>
  typeof status === "string" && Object.hasOwn(vehicleStatuses, status)

/** Whether something can happen to a vehicle in this status, as far as the status goes. */
export const allowsChange = (status: string | null | undefined, type: VehicleLifeEvent["type"]): boolean =>
  isVehicleStatus(status) && (vehicleLife.states[status]?.transitions.has(type) ?? false)
