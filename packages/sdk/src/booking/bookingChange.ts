import { isBlank } from "../contract/isBlank.ts"

/** The steps that take back one that was taken by mistake; each wants a reason. */
export const bookingStepsBack = [
  "request.takenBack",
  "authorisation.takenBack",
  "reservation.takenBack",
  "start.takenBack",
  "completion.takenBack",
  "cancellation.takenBack"
] as const

/** What may happen to a booking once it is made. */
export const bookingChanges = [
  "authorisation.asked",
  "booking.authorised",
  "vehicle.reserved",
  "hire.started",
  "hire.completed",
  "booking.cancelled",
  ...bookingStepsBack
] as const
export type BookingChange = (typeof bookingChanges)[number]

/** Whether a change takes back one that was made by mistake. */
export const isStepBack = (change: string): boolean => bookingStepsBack.some((back) => back === change)

/** How a change is spoken of: as the act on a button, and as what was done in the history. */
interface ChangeWords {
  readonly act: string
  readonly done: string
}

/** Decides that a step that came with a report, and was not taken, is not to be. */
export const stepSetAside = "step.setAside" as const

/** What happens to a booking that leads it nowhere else along its life. */
export const bookingEvents = ["booking.made", "booking.changed", "charges.decided", stepSetAside] as const

const words: Readonly<Record<BookingChange | (typeof bookingEvents)[number], ChangeWords>> = {
  "booking.made": { act: "Make booking", done: "Booking made" },
  "booking.changed": { act: "Change booking", done: "Booking changed" },
  "charges.decided": { act: "Put on the invoice", done: "Charges at return decided" },
  "step.setAside": { act: "Set the step aside", done: "Step that came with a report set aside" },
  "authorisation.asked": { act: "Ask for authorisation", done: "Authorisation asked for" },
  "booking.authorised": { act: "Authorise booking", done: "Booking authorised" },
  "vehicle.reserved": { act: "Reserve vehicle", done: "Vehicle reserved" },
  "hire.started": { act: "Start hire", done: "Hire started" },
  "hire.completed": { act: "Complete hire", done: "Hire completed" },
  "booking.cancelled": { act: "Cancel booking", done: "Booking cancelled" },
  "request.takenBack": { act: "Take the request back", done: "Request for authorisation taken back" },
  "authorisation.takenBack": { act: "Take the authorisation back", done: "Authorisation taken back" },
  "reservation.takenBack": { act: "Take the reservation back", done: "Reservation taken back" },
  "start.takenBack": { act: "Take the start back", done: "Start of the hire taken back" },
  "completion.takenBack": { act: "Take the completion back", done: "Completion of the hire taken back" },
  "cancellation.takenBack": { act: "Take the cancellation back", done: "Cancellation taken back" }
}

/** The words for a change; a code that is not known stays as it is. */
export const bookingChangeWords = (code: string): ChangeWords =>
  Object.hasOwn(words, code) ? words[code as BookingChange] : { act: code, done: code }

/** The most characters that a reason may have. */
export const reasonMaximum = 500

/** What is wrong with the reason for a change, where one is needed. */
export const reasonProblem = (
  change: BookingChange | typeof stepSetAside,
  reason: string
): string | undefined => {
  if (change === stepSetAside && isBlank(reason)) return "Enter the reason for setting it aside"
  if (change === "booking.cancelled" && isBlank(reason)) return "Enter the reason for cancelling the booking"
  if (isStepBack(change) && isBlank(reason)) return "Enter the reason for taking it back"
  if (reason.trim().length > reasonMaximum) return `The reason must be ${reasonMaximum} characters or fewer`
  return undefined
}
