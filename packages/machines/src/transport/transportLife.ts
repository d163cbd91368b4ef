import type { TransportFacts } from "@crewfleet/sdk"
import {
  plannedTimesProblem,
  type TransportEventType,
  transportReasonProblem,
  transportStatusWords,
  transportSteps,
  transportStepWords
} from "@crewfleet/sdk/rules"
import { and, setup } from "xstate"
import { lifeOf } from "../life/Life.ts"
import { knowsStep } from "../life/obstacles.ts"

/** What happens to a transport job. `reason` is kept with the step; an authorisation brings its planned times. */
export interface TransportEvent {
  readonly type: TransportEventType
  readonly reason?: string | undefined
  /** ISO 8601. */
  readonly start?: string | undefined
  /** ISO 8601. */
  readonly end?: string | undefined
  /** Minutes. */
  readonly breakTime?: number | undefined
  /** Whether a change of the request touches what was planned: time, places or crew. */
  readonly touchesPlan?: boolean | undefined
}

const reasonOf = ({ type, reason = "" }: TransportEvent) => transportReasonProblem(type, reason)

const timesProblem = (event: TransportEvent) => plannedTimesProblem(event)

const life = setup({
  types: {
    input: {} as TransportFacts,
    context: {} as TransportFacts,
    events: {} as TransportEvent
  },
  guards: {
    changesSeen: ({ context }) => !context.changesUnseen,
    vehiclePicked: ({ context }) => context.hasVehicle,
    vehicleApproved: ({ context }) => !context.hasVehicle || context.vehicleApproved,
    vehicleFree: ({ context }) => context.vehicleTaken === undefined,
    driverPicked: ({ context }) => context.hasDriver,
    crewFree: ({ context }) => context.crewTaken.length === 0,
    crewAskedFor: ({ context }) => context.seats > 0,
    seatsBooked: ({ context }) => context.seatsLeft === 0,
    leaderNamed: ({ context }) => context.hasLeader,
    everybodyEligible: ({ context }) => context.ineligible.length === 0,
    timesInOrder: ({ event }) => timesProblem(event) === undefined,
    timesEntered: ({ context }) => context.timesOwed === 0,
    fitToLeave: ({ context }) => (context.notLeaving ?? []).length === 0,
    logSubmitted: ({ context }) => (context.logLacks ?? []).length === 0,
    logKept: ({ context }) => context.logLacks !== undefined,
    logOpen: ({ context }) => context.logAccepted !== true,
    logMended: ({ context }) => (context.logReturned ?? []).length === 0,
    hasNotPassed: ({ context }) => Date.parse(context.dateTimeRequired) + lapse > Date.parse(context.now),
    hasPassed: ({ context }) => Date.parse(context.dateTimeRequired) + lapse <= Date.parse(context.now),
    leavesPlan: ({ event }) => !event.touchesPlan,
    saysWhy: ({ event }) => reasonOf(event) === undefined
  }
})

/** Milliseconds after its time for which a request that nobody accepted is kept open. */
const lapse = 24 * 3_600_000

const to = (target: string) => ({ guard: "saysWhy", target }) as const
const declining = { "job.declined": to("DECLINED") } as const
const cancelling = { "job.cancelled": to("CANCELLED") } as const
const aborting = { "job.aborted": to("ABORTED") } as const

const ready = [
  "changesSeen",
  "vehiclePicked",
  "vehicleApproved",
  "vehicleFree",
  "driverPicked",
  "crewFree",
  "crewAskedFor",
  "seatsBooked",
  "leaderNamed",
  "everybodyEligible"
] as const

/** Times and counts, which name nobody; what is taken and who is ineligible names people. */
const harmless = [
  ...["now", "dateTimeRequired", "start", "end", "breakTime", "hasVehicle", "vehicleApproved", "hasDriver"],
  ...["seats", "seatsLeft", "hasLeader", "changesUnseen", "timesOwed", "touchesPlan"],
  ...["logLacks", "logReturned", "logAccepted", "notLeaving"]
]

const machine = life.createMachine({
  id: "transportLife",
  description: "The life of a transport job, from the request of a ward to the log that is accepted.",
  meta: { harmless },
  context: ({ input }) => input,
  initial: "NEW",
  states: {
    NEW: {
      description: "A ward has asked, and no agency has accepted yet.",
      on: {
        "job.accepted": { guard: "hasNotPassed", target: "ACCEPTED" },
        "request.changed": { target: "NEW", reenter: true },
        "job.expired": { guard: "hasPassed", target: "EXPIRED" },
        ...declining,
        ...cancelling
      }
    },
    ACCEPTED: {
      description: "An agency has accepted, and plans vehicle, driver and crew.",
      on: {
        "job.authorised": { guard: and([...ready, "timesInOrder"]), target: "AUTHORIZED" },
        "request.changed": { target: "ACCEPTED", reenter: true },
        ...declining,
        ...cancelling
      }
    },
    AUTHORIZED: {
      description: "The plan holds, with its times; the crew waits for the word to go.",
      on: {
        "job.committed": { guard: and([...ready]), target: "COMMITTED" },
        "job.authorised": { guard: and([...ready, "timesInOrder"]), target: "AUTHORIZED", reenter: true },
        "authorisation.withdrawn": { target: "ACCEPTED" },
        "request.changed": [
          { guard: "leavesPlan", target: "AUTHORIZED", reenter: true },
          { target: "ACCEPTED" }
        ],
        ...declining,
        ...cancelling
      }
    },
    COMMITTED: {
      description:
        "The crew was sent, and nothing takes that back; it leaves while what sent it still holds.",
      on: {
        "journey.started": { guard: and([...ready, "fitToLeave"]), target: "IN_PROGRESS" },
        "request.changed": { guard: "leavesPlan", target: "COMMITTED", reenter: true },
        ...aborting
      }
    },
    IN_PROGRESS: {
      description: "The crew is on the road.",
      on: {
        "journey.logged": { target: "LOGGED" },
        "request.changed": { guard: "leavesPlan", target: "IN_PROGRESS", reenter: true },
        ...aborting
      }
    },
    LOGGED: {
      description: "The journey is over, and its hours are entered.",
      on: {
        "job.closed": {
          guard: and(["logSubmitted", "logMended", "timesEntered"]),
          target: "CLOSED"
        }
      }
    },
    CLOSED: { description: "The agency has accepted what was logged.", type: "final" },
    DECLINED: { description: "No agency that was asked takes the journey.", type: "final" },
    CANCELLED: { description: "The ward, or the agency for it, has cancelled the journey.", type: "final" },
    ABORTED: {
      description: "The journey was aborted after the crew was sent; its log is accepted as far as it goes.",
      on: {
        "log.accepted": {
          guard: and(["logKept", "logOpen", "logMended", "timesEntered"]),
          target: "ABORTED",
          reenter: true
        }
      }
    },
    EXPIRED: { description: "Its time passed without an agency that accepted.", type: "final" }
  }
})

/**
 * The life of a transport job, which the portal shows and the service enforces (specification 002 §4 names NEW alone).
 * Authorising fixes the planned times and comes before committing, which cannot be undone.
 */
export const transportLife = lifeOf(machine, {
  steps: transportSteps,
  because: {
    changesSeen: {
      says: "The ward has changed the request: look at what changed first",
      mend: "changes"
    },
    vehiclePicked: { says: "Pick a vehicle", mend: "vehicle" },
    vehicleApproved: {
      says: "The vehicle is not approved, or out of service: pick another",
      mend: "vehicle"
    },
    vehicleFree: {
      says: ({ context }) => `The vehicle is taken at that time: ${context.vehicleTaken}`,
      mend: "vehicle"
    },
    driverPicked: { says: "Pick a driver", mend: "driver" },
    crewFree: { says: ({ context }) => context.crewTaken, mend: "crew" },
    crewAskedFor: { says: "Say which crew is needed", mend: "crew" },
    seatsBooked: {
      says: ({ context }) =>
        context.seatsLeft === 1 ? "One seat is not booked" : `${context.seatsLeft} seats are not booked`,
      mend: "crew"
    },
    leaderNamed: { says: "Name the team leader", mend: "leader" },
    everybodyEligible: { says: ({ context }) => context.ineligible, mend: "crew" },
    timesInOrder: { says: ({ event }) => timesProblem(event), field: "end", asked: true },
    timesEntered: {
      says: ({ context }) =>
        context.timesOwed === 1
          ? "The hours of one worker are not entered"
          : `The hours of ${context.timesOwed} workers are not entered`,
      mend: "times"
    },
    fitToLeave: { says: ({ context }) => context.notLeaving ?? [], mend: "log" },
    logSubmitted: {
      says: ({ context }) =>
        `The leader's log is not submitted. It lacks: ${(context.logLacks ?? []).join("; ")}`
    },
    logKept: "Nobody kept a log of this journey",
    logOpen: "The log was accepted already",
    logMended: {
      says: ({ context }) =>
        `The log was given back, and is not mended yet: ${(context.logReturned ?? []).join(", ")}`
    },
    hasNotPassed: "The time of this journey passed a day ago: nobody can accept it any more",
    hasPassed: "Its time has not passed yet",
    leavesPlan: {
      says: "The crew was sent already: tell the agency by telephone what has to change",
      asked: true
    },
    saysWhy: { says: ({ event }) => reasonOf(event), field: "reason", asked: true }
  },
  unknown: (step, status) => ({
    text: `“${transportStepWords(step).act}” is not possible: the job is ${transportStatusWords(status).toLowerCase()} now.`
  })
})

/** The step by which a ward ends a journey that stands so: it is aborted once the crew was sent, and cancelled before. */
export const endingByWard = (status: string): "job.aborted" | "job.cancelled" =>
  knowsStep(transportLife, status, "job.aborted") ? "job.aborted" : "job.cancelled"
