import { error, info, success, warning } from "../failure/Notice.ts"
import { notLetIn } from "../failure/refusedLog.ts"

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`

/** So many milliseconds in the largest unit of which there are two. */
const span = (milliseconds: number): string => {
  const minutes = Math.round(Math.abs(milliseconds) / 60_000)
  if (minutes < 120) return counted(minutes, "minute")
  return minutes < 2 * 1_440
    ? counted(Math.round(minutes / 60), "hour")
    : counted(Math.round(minutes / 1_440), "day")
}

/** What the leader of a journey is told on the way to its log, and of what is kept on the device (specification 002 §2). */
export const leaderWords = {
  /** What the dialog is called in which the leader signs in. */
  accessControl: "Access Control",
  forLeader: "Only the team leader of this journey signs in here.",
  notAuthorized: error("You are not authorized to access this resource."),
  wrongCode: (left: number): string =>
    `This code is wrong. ${left === 1 ? "One more try" : `${left} more tries`}, then you have to sign in again.`,
  codePaused: (seconds: number): string =>
    `The code was wrong. The next one is tried in ${seconds < 120 ? counted(seconds, "second") : span(seconds * 1_000)}.`,
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
  covered:
    "Some of this log is on this page alone, as this device could not keep it. Do not close the page: the code opens it as it was.",
  notOnDevice: "Not everything that this journey needs is on this device yet. Stay where you have a signal.",
  asItWas: (moment: string): string =>
    `The service cannot be reached. This is how the log stood on ${moment}, with what you have noted since.`,
  asKnown: "The journey is shown as this device knows it: the service has not told anything newer yet.",
  tokenEnded: notLetIn,
  aborted: (by: string | undefined, at: string | undefined): string =>
    `The journey was aborted${by ? ` by ${by}` : ""}${at ? ` on ${at}` : ""}.`,
  afterAborting:
    "Telephone your agency: it says where you take the patient. Go on noting what happens. What is not sent yet is still sent, until your agency accepts the log.",
  incidentToBeTold: "Your agency is told within ten seconds, or as soon as there is a signal.",
  incidentTakenBack: "Taken back.",
  incidentTold: (time: string): string => `Received ${time}: your agency is told`,
  clockIsOff: (ahead: number): string =>
    `The clock of this device is ${span(ahead)} ${ahead > 0 ? "behind" : "ahead"}. What the log notes by itself has the right time; look twice at the times that you enter, and set the clock.`,
  clockWasOff: (ahead: number): string =>
    `The clock of this device was ${span(ahead)} ${ahead > 0 ? "behind" : "ahead"} when it last had a signal. What the log notes by itself allows for that; look twice at the times that you enter.`,
  notSent: (parts: number): string =>
    `${parts === 1 ? "One part of it is" : `${parts} parts of it are`} on this device and not sent yet.`,
  photosHere: (photos: number): string =>
    photos === 1
      ? "1 photo is still on this device. Keep it on until it is sent."
      : `${photos} photos are still on this device. Keep it on until they are sent.`,
  photosOnPage: (photos: number): string =>
    photos === 1
      ? "1 photo is only on this page. Do not close it until it is sent."
      : `${photos} photos are only on this page. Do not close it until they are sent.`,
  unsentStays: warning("Not everything was sent yet. It leaves this device once all was received."),
  keepsNothing:
    "This device keeps nothing of this log any more: its storage was cleared. What you note is on this page alone until it was received. Do not close it, and stay where you have a signal.",
  onPageAlone: "Only on this page, not received yet",
  removed: success("The log was removed from this device"),
  noLongerHere: info("What was here has been received, and has left this device.")
} as const
