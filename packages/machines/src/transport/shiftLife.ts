import { type SeatStanding, shiftStatusWords, transportReasonProblem } from "@crewfleet/sdk/rules"
import { and, setup } from "xstate"
import { lifeOf } from "../life/Life.ts"

/** What people do with a worker's place in a job. */
const shiftSteps = [
  "seat.applied",
  "worker.booked",
  "booking.approved",
  "booking.rejected",
  "booking.removed",
  "booking.withdrawn",
  "times.entered"
] as const
export type ShiftStep = (typeof shiftSteps)[number]

/** What happens to a worker's place in a job; `reason` is kept with it. */
export interface ShiftEvent {
  readonly type: ShiftStep | "job.ended" | "line.changed"
  readonly reason?: string | undefined
}

/** The facts that decide what may happen to a place. */
export interface ShiftFacts extends SeatStanding {
  /** How many seats of its line are left. */
  readonly seatsLeft: number
  /** Why the worker may not work these hours, in words. */
  readonly ineligible: ReadonlyArray<string>
  /** What else takes the worker at that time, in words. */
  readonly taken: ReadonlyArray<string>
  /** Whether it is the place from which the worker drives. */
  readonly drives: boolean
}

const problemOf = ({ reason = "" }: ShiftEvent) => transportReasonProblem("", reason)

const life = setup({
  types: { input: {} as ShiftFacts, context: {} as ShiftFacts, events: {} as ShiftEvent },
  guards: {
    jobIsOpen: ({ context }) => context.jobIsOpen,
    jobIsNotOver: ({ context }) => !context.jobIsOver,
    seatIsLeft: ({ context }) => context.seatsLeft > 0,
    isEligible: ({ context }) => context.ineligible.length === 0,
    isFree: ({ context }) => context.taken.length === 0,
    beforeCommitment: ({ context }) => !context.jobIsCommitted,
    beforeLeaving: ({ context }) => !context.jobHasBegun,
    anotherDrives: ({ context }) => !(context.jobIsCommitted && context.drives),
    hasBegun: ({ context }) => context.jobHasBegun,
    saysWhyWhenCommitted: ({ context, event }) => !context.jobIsCommitted || Boolean(event.reason?.trim()),
    reasonFits: ({ event }) => problemOf(event) === undefined
  }
})

const taking = and(["jobIsOpen", "jobIsNotOver", "seatIsLeft", "isEligible", "isFree"])

const machine = life.createMachine({
  id: "shiftLife",
  description: "The life of a worker's place in a transport job.",
  meta: {
    harmless: ["seatsLeft", "jobIsOpen", "jobIsOver", "jobIsCommitted", "jobHasBegun", "drives"]
  },
  context: ({ input }) => input,
  initial: "NEW",
  states: {
    NEW: {
      description: "Nobody has taken the place yet.",
      on: {
        "seat.applied": { guard: taking, target: "APPLIED" },
        "worker.booked": { guard: taking, target: "BOOKED" },
        "job.ended": { target: "EXPIRED" }
      }
    },
    APPLIED: {
      description: "A worker has asked for the place, and the agency has to decide.",
      on: {
        "booking.approved": { guard: taking, target: "BOOKED" },
        "booking.rejected": { guard: "reasonFits", target: "CANCELLED" },
        "booking.withdrawn": { guard: "reasonFits", target: "CANCELLED" },
        "line.changed": { target: "EXPIRED" },
        "job.ended": { target: "EXPIRED" }
      }
    },
    BOOKED: {
      description: "The worker has the place.",
      on: {
        "booking.removed": {
          guard: and(["beforeLeaving", "anotherDrives", "saysWhyWhenCommitted", "reasonFits"]),
          target: "CANCELLED"
        },
        "booking.withdrawn": { guard: and(["beforeCommitment", "reasonFits"]), target: "CANCELLED" },
        "times.entered": { guard: "hasBegun", target: "COMPLETED" },
        "line.changed": { target: "BOOKED", reenter: true },
        "job.ended": { target: "CANCELLED" }
      }
    },
    COMPLETED: {
      description: "The hours that were worked are entered; a later entry corrects them.",
      on: { "times.entered": { target: "COMPLETED", reenter: true } }
    },
    CANCELLED: { description: "The place was declined, given back or taken away.", type: "final" },
    EXPIRED: {
      description: "The job went, ended, or asked for another code, before anybody decided.",
      type: "final"
    }
  }
})

/** The life of a worker's place: NEW, APPLIED, CANCELLED and EXPIRED take no seat (specification 002 §4). */
export const shiftLife = lifeOf(machine, {
  steps: shiftSteps,
  because: {
    jobIsOpen: "No seats of this job can be taken now",
    jobIsNotOver: "The planned end of this job has passed: nobody can be booked for it any more",
    seatIsLeft: "All seats are taken",
    isEligible: { says: ({ context }) => context.ineligible },
    isFree: { says: ({ context }) => context.taken },
    beforeCommitment: "The crew was sent already: telephone the agency",
    beforeLeaving: "The crew has left already",
    anotherDrives: "They drive, and the crew was sent: pick another driver first",
    hasBegun: "The journey has not started yet",
    saysWhyWhenCommitted: {
      says: "Enter the reason: the crew was sent already",
      field: "reason",
      asked: true
    },
    reasonFits: { says: ({ event }) => problemOf(event), field: "reason", asked: true }
  },
  unknown: (_, status) => ({
    text: `This is not possible: the booking is ${shiftStatusWords(status).toLowerCase()} now.`
  })
})
