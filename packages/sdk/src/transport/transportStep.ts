import { isBlank } from "../contract/isBlank.ts"
import { plainWords } from "../contract/plainText.ts"

/** What people do with a transport job, in the order in which it is offered. */
export const transportSteps = [
  "job.accepted",
  "job.authorised",
  "job.committed",
  "journey.started",
  "journey.logged",
  "job.closed",
  "log.accepted",
  "authorisation.withdrawn",
  "job.declined",
  "job.cancelled",
  "job.aborted"
] as const
export type TransportStep = (typeof transportSteps)[number]

/** Everything that may happen to one: what its ward changes and what the clock does as well. */
export type TransportEventType = TransportStep | "request.changed" | "job.expired"

/** What is written down of the log of a journey. */
export type LogEvent =
  | "log.opened"
  | "log.takenOver"
  | "log.received"
  | "log.corrected"
  | "log.aside"
  | "log.codeMade"
  | "log.returned"
  | "defect.overruled"
  | "defect.mended"

interface StepWords {
  /** On a button. */
  readonly act: string
  /** In a history. */
  readonly done: string
  /** What a person reads once it is done; the texts of specification 002 §8 where it has any. */
  readonly told: string
}

const words: Readonly<
  Record<
    | TransportEventType
    | "request.made"
    | "changes.seen"
    | "plan.released"
    | "vehicle.exchanged"
    | "driver.exchanged"
    | "leader.exchanged"
    | "patient.erased"
    | "job.held"
    | "hold.released"
    | LogEvent,
    StepWords
  >
> = {
  "request.made": { act: "Request transport", done: "Journey requested", told: "Request sent" },
  "request.changed": { act: "Change request", done: "Request changed", told: "Request changed" },
  "changes.seen": { act: "I have seen what changed", done: "Changes seen", told: "Changes seen" },
  "job.accepted": { act: "Accept job", done: "Job accepted", told: "Job Accepted Successfully" },
  "job.authorised": { act: "Authorise", done: "Job authorised", told: "Job authorized successfuly" },
  "authorisation.withdrawn": {
    act: "Take authorisation back",
    done: "Authorisation taken back",
    told: "Authorisation taken back"
  },
  "job.committed": { act: "Commit", done: "Job committed", told: "Job commited and ready for execution" },
  "journey.started": { act: "Crew has left", done: "Journey started", told: "Journey started" },
  "journey.logged": { act: "Journey is over", done: "Journey over", told: "Journey over" },
  "job.closed": { act: "Close job", done: "Job closed", told: "Job closed" },
  "job.declined": { act: "Decline", done: "Job declined", told: "Job declined" },
  "job.cancelled": { act: "Cancel", done: "Job cancelled", told: "Job cancelled" },
  "job.aborted": { act: "Abort", done: "Job aborted", told: "Job aborted" },
  "plan.released": {
    act: "Release",
    done: "Released, as they are taken at the new time",
    told: "Released"
  },
  "vehicle.exchanged": { act: "Exchange", done: "Vehicle exchanged", told: "Exchanged" },
  "driver.exchanged": { act: "Exchange", done: "Driver exchanged", told: "Exchanged" },
  "leader.exchanged": { act: "Exchange", done: "Team leader exchanged", told: "Exchanged" },
  "job.held": { act: "Hold", done: "Kept from being erased", told: "Held" },
  "hold.released": { act: "Release hold", done: "May be erased in its time again", told: "Hold released" },
  "patient.erased": { act: "Erase", done: "What it said of the patient erased", told: "Erased" },
  "log.opened": { act: "Begin the log", done: "Log begun on a device", told: "Log begun" },
  "log.takenOver": { act: "Take the log over", done: "Log taken over", told: "Log taken over" },
  "log.received": { act: "Send", done: "Part of the log received", told: "Received" },
  "log.corrected": { act: "Correct", done: "Part of the log corrected", told: "Corrected" },
  "log.aside": {
    act: "Send",
    done: "Received from somebody who no longer keeps the log",
    told: "Received beside the log"
  },
  "log.accepted": { act: "Accept the log", done: "Log accepted", told: "Log accepted" },
  "log.codeMade": { act: "Make a code", done: "Code made for taking the log over", told: "Code made" },
  "log.returned": { act: "Give the log back", done: "Log given back", told: "Log given back" },
  "defect.overruled": { act: "Overrule", done: "Defect overruled", told: "Defect overruled" },
  "defect.mended": { act: "Mended", done: "Defect mended", told: "Defect mended" },
  "job.expired": { act: "Expire", done: "Expired, as nobody accepted it", told: "Expired" }
}

/** The words for a step; a code that is not known stays as it is. */
export const transportStepWords = (code: string): StepWords =>
  Object.hasOwn(words, code) ? words[code as TransportEventType] : { act: code, done: code, told: code }

const meanings: Readonly<Record<string, string>> = {
  "job.committed":
    "The crew is sent, and the team leader is told where to sign in. This cannot be undone: afterwards the job can only be carried out or aborted.",
  "log.accepted":
    "The log takes nothing any more, and the pack is sealed of what is here. Whatever is still on a telephone is refused: ask the leader first.",
  "job.declined":
    "Your agency does not carry this journey out. Ward and crew are told that it does not take place, unless other agencies were asked that may still accept it.",
  "job.cancelled":
    "The ward does not need this journey any more. It is told, and nobody is booked for it from then on.",
  "job.aborted":
    "The journey is broken off, and ward and crew are told: telephone whoever is on the road. The hours that were worked are still entered in the Job Planner."
}

/** What a step brings about that somebody is asked about before they take it; undefined where nothing has to be said. */
export const transportStepMeans = (step: string): string | undefined => meanings[step]

/** The most characters that a reason may have. */
export const transportReasonMaximum = 500

const reasoned = ["job.declined", "job.cancelled", "job.aborted"]

/** Whether a step wants a reason. */
export const wantsReason = (step: string): boolean => reasoned.includes(step)

/** What is wrong with the reason of a step, where one is needed. */
export const transportReasonProblem = (step: string, reason: string): string | undefined => {
  if (wantsReason(step) && isBlank(reason)) return "Enter the reason"
  return plainWords(reason).length > transportReasonMaximum
    ? `The reason must be ${transportReasonMaximum} characters or fewer`
    : undefined
}
