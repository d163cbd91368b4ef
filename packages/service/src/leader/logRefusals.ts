import type { Refusal } from "@crewfleet/sdk/effect"
import { transportStatusWords } from "@crewfleet/sdk/rules"

/** Whoever signs in and does not lead the journey (specification 002 §2 and §8). */
export const notTheLeader: Refusal = {
  _tag: "Forbidden",
  message: "You are not authorized to access this resource."
}

/** Whoever signed in too long ago: the session may be somebody else's by now who holds the device. */
export const signInAgain: Refusal = {
  _tag: "Unauthenticated",
  message: "Sign in again to open the log of this journey."
}

/** The log of a journey that stands so is not kept. */
export const logNotKept = (status: string): Refusal => ({
  _tag: "Conflict",
  message: `The log of this journey cannot be opened: the job is ${transportStatusWords(status).toLowerCase()}.`
})

const closed = "The agency has closed this journey, and its log with it: tell the agency by telephone."

/** Nothing comes to a log that was accepted. */
export const logClosed: Refusal = { _tag: "Gone", message: closed }

/** Nor does anybody read it on the road any more. */
export const logClosedToReaders: Refusal = { _tag: "Forbidden", message: closed }

/** Whoever no longer keeps a log reads nothing of it. */
export const noLongerKept: Refusal = {
  _tag: "Forbidden",
  message:
    "Somebody else keeps this log by now. What you have noted can still be sent, and stands beside theirs."
}

/** A code that is wrong, has ended, or was tried too often. */
export const codeWrong = "This code is wrong, or has ended. Ask your agency for another one"

/** Another version is there, which this one does not follow. */
export const recordConflict =
  "Another version of this part has been received, from another device or from somebody else."
