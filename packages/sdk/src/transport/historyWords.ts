import { transportStepWords } from "./transportStep.ts"

const words: Readonly<Record<string, string>> = {
  "agencies.chosen": "Agencies chosen that may see it",
  "job.passedOn": "Passed on",
  "risk.uploaded": "Risk document put on file",
  "seat.applied": "Applied for a seat",
  "worker.booked": "Booked",
  "booking.approved": "Application approved",
  "booking.rejected": "Application rejected",
  "booking.removed": "Removed from the crew",
  "booking.withdrawn": "Withdrew",
  "line.changed": "Their line of the crew has changed",
  "job.ended": "Place ended with the job",
  "times.entered": "Hours entered",
  "times.objected": "Objected to the hours"
}

/** What happened to a job, or to somebody's place in its crew, in words; a code that is not known stays as it is. */
export const historySaid = (event: string): string => words[event] ?? transportStepWords(event).done
