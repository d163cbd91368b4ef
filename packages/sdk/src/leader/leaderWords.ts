import { error, info, success, warning } from "../failure/Notice.ts"

/** What the leader of a journey is told on the way to its log, and of what is kept on the device (specification 002 §2). */
export const leaderWords = {
  /** What the dialog is called in which the leader signs in. */
  accessControl: "Access Control",
  forLeader: "Only the team leader of this journey signs in here.",
  notAuthorized: error("You are not authorized to access this resource."),
  wrongCode: (left: number): string =>
    `This code is wrong. ${left === 1 ? "One more try" : `${left} more tries`}, then you have to sign in again.`,
  tooManyCodes:
    "The code was wrong five times and opens this log no longer. Sign in again: what is on this device is still there.",
  codeNotTried: "This device could not note that a code was tried. Free some space on it, or sign in again.",
  codeNotChecked: "The code could not be checked. Try again, or sign in again.",
  notLocked: "The log could not be locked with this code. Try again.",
  chooseCode:
    "This code opens the log on this device, without a signal too. Nobody can tell it to you: after five wrong ones you sign in again.",
  takenOverFrom: (name: string): string =>
    `${name} has begun this log. Enter the code that your agency reads out, and you go on where it stands.`,
  notKept: warning(
    "This browser cannot keep the log safely. It works with a connection, for as long as this page is open: do not close it before all was received."
  ),
  notLockable: warning(
    "This browser cannot keep the log: it stays open, as closing it would lose what you have noted."
  ),
  onDevice: "Everything that this journey needs is on this device.",
  notOnDevice: "Not everything that this journey needs is on this device yet. Stay where you have a signal.",
  asItWas: (moment: string): string =>
    `The service cannot be reached. This is how the log stood on ${moment}, with what you have noted since.`,
  tokenEnded:
    "This device is no longer let in. Sign in again to send what you have noted: it is all still here.",
  notSent: (parts: number): string =>
    `${parts === 1 ? "One part of it is" : `${parts} parts of it are`} on this device and not sent yet.`,
  unsentStays: warning("Not everything was sent yet. It leaves this device once all was received."),
  removed: success("The log was removed from this device"),
  noLongerHere: info("What was here has been received, and has left this device.")
} as const
