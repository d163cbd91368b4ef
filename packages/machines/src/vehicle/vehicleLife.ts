import { missingForApproval, rejectionProblem, type VehicleStatusCode } from "@crewfleet/sdk/rules"
import { setup } from "xstate"
import { lifeOf } from "../life/Life.ts"

/** What happens to a vehicle on its way to being hired; `reason` is kept with the change. */
export type VehicleLifeEvent =
  | { readonly type: "vehicle.submitted" }
  | { readonly type: "vehicle.approved" }
  | { readonly type: "vehicle.rejected"; readonly reason: string }
  | { readonly type: "vehicle.withdrawn" }
  | { readonly type: "vehicle.reinstated" }
  /** An edit made it another vehicle than the one that was approved: see `changesIdentity`. */
  | { readonly type: "identity.changed" }
  | { readonly type: "photo.removed" }
  /** Somebody hires it anew. */
  | { readonly type: "vehicle.booked" }

/** The facts that decide what may happen to a vehicle. */
export interface VehicleFacts {
  /** What it lacks before it can be sent for approval, in words. */
  readonly missing: ReadonlyArray<string>
  /** How many photos it has. */
  readonly photos: number
}

/** What the life of a vehicle needs to know of it. */
export const vehicleFacts = (vehicle: Parameters<typeof missingForApproval>[0]): VehicleFacts => ({
  missing: missingForApproval(vehicle),
  photos: vehicle.photos?.length ?? 0
})

const problemOf = (event: VehicleLifeEvent) =>
  event.type === "vehicle.rejected" ? rejectionProblem(event.reason) : undefined

const life = setup({
  types: { input: {} as VehicleFacts, context: {} as VehicleFacts, events: {} as VehicleLifeEvent },
  guards: {
    lacksNothing: ({ context }) => context.missing.length === 0,
    leavesAPhoto: ({ context }) => context.photos > 1,
    saysWhy: ({ event }) => problemOf(event) === undefined
  }
})

const submitting = { "vehicle.submitted": { guard: "lacksNothing", target: "AWAITING_APPROVAL" } } as const
const keeping = <Status extends VehicleStatusCode>(target: Status) =>
  ({ "photo.removed": { guard: "leavesAPhoto", target } }) as const

const machine = life.createMachine({
  id: "vehicleLife",
  description: "The life of a vehicle on its way to being hired.",
  context: ({ input }) => input,
  initial: "DRAFT",
  states: {
    DRAFT: {
      description: "The agency describes the vehicle before it sends it for approval.",
      on: { ...submitting, "photo.removed": "DRAFT" }
    },
    AWAITING_APPROVAL: {
      description: "The platform has to approve or reject the vehicle.",
      on: {
        "vehicle.approved": "ACTIVE",
        "vehicle.rejected": { guard: "saysWhy", target: "REJECTED" },
        ...keeping("AWAITING_APPROVAL")
      }
    },
    REJECTED: {
      description: "The platform said why not; the agency may send the vehicle again.",
      on: { ...submitting, "photo.removed": "REJECTED" }
    },
    ACTIVE: {
      description: "The vehicle can be hired.",
      on: {
        "vehicle.withdrawn": "INACTIVE",
        "identity.changed": "AWAITING_APPROVAL",
        "vehicle.booked": "ACTIVE",
        ...keeping("ACTIVE")
      }
    },
    INACTIVE: {
      description: "The agency has withdrawn the vehicle, and may bring it back.",
      on: { "vehicle.reinstated": "ACTIVE", "identity.changed": "DRAFT", ...keeping("INACTIVE") }
    }
  }
})

/**
 * The life of a vehicle, which the portal shows and the service enforces: its states are the statuses of the wire. Only
 * an ACTIVE vehicle can be booked anew. A new price or place leaves an approval as it is; a new maker, model, plate or
 * type makes it another vehicle: one that is on the road goes back to the platform at once, one that is withdrawn
 * becomes a draft again, so that it cannot return without an approval. What its photos show is what was approved, so from
 * then on it keeps one.
 */
export const vehicleLife = lifeOf(machine, {
  steps: [
    "vehicle.submitted",
    "vehicle.approved",
    "vehicle.rejected",
    "vehicle.withdrawn",
    "vehicle.reinstated",
    "photo.removed"
  ],
  because: {
    leavesAPhoto: "This vehicle must keep at least one photo. Add another before you remove this one.",
    lacksNothing: { says: ({ context }) => context.missing, field: "status" },
    saysWhy: { says: ({ event }) => problemOf(event), field: "reason", asked: true }
  },
  unknown: (step) =>
    step === "vehicle.booked"
      ? { text: "This vehicle is not for hire now: choose another one", field: "vehicleId" }
      : undefined
})
