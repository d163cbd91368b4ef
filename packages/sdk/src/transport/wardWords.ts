import { info, type Notice, success } from "../failure/Notice.ts"
import { isTransportStatus, type TransportStatus } from "./transportStatus.ts"
import { transportStepWords } from "./transportStep.ts"

/** What a ward is told about its requests. */
export const wardWords = {
  sent: success(transportStepWords("request.made").told),
  changed: success(transportStepWords("request.changed").told),
  cancelled: success(transportStepWords("job.cancelled").told),
  written: success("Message sent"),
  codeSent: info("A code is on its way by e-mail."),
  draftEnded: info("What you typed has been deleted from this device."),
  agencyMissing: "Choose the agency"
} as const satisfies Record<string, Notice | string>

type Meaning = (agency: string) => string

const meanings: Readonly<Record<TransportStatus, Meaning>> = {
  NEW: () => "Nobody has accepted this journey yet. You are told by e-mail as soon as an agency does.",
  ACCEPTED: (agency) => `${agency} has accepted this journey, and plans vehicle, driver and crew.`,
  AUTHORIZED: (agency) => `${agency} has planned this journey. The crew waits for the word to go.`,
  COMMITTED: (agency) =>
    `The crew is sent. To change time, places or crew now, telephone ${agency}; you can still cancel.`,
  IN_PROGRESS: () => "The crew is on the road.",
  LOGGED: () => "The journey is over.",
  CLOSED: () => "The journey is over, and nothing is left to do.",
  DECLINED: (agency) => `${agency} cannot carry out this journey. Ask another agency, or telephone.`,
  CANCELLED: () => "This journey was cancelled. No crew comes.",
  ABORTED: () => "This journey was broken off after the crew was sent.",
  EXPIRED: () => "The time passed before an agency accepted. No crew comes."
}

/** What it means for a ward that a request stands so, in plain words. */
export const meaningForWard = (status: string, agency = "The agency"): string =>
  isTransportStatus(status) ? meanings[status](agency) : ""

const changes: Partial<Readonly<Record<TransportStatus, Meaning>>> = {
  ACCEPTED: (agency) =>
    `${agency} has accepted this journey. What you change is shown to them, and they are asked again for what it touches.`,
  AUTHORIZED: (agency) =>
    `${agency} has planned this journey. What you change is shown to them; with another time, place or crew they have to plan it again.`,
  COMMITTED: (agency) =>
    `The crew is sent. To change time, places or crew, telephone ${agency}; what else you change is shown to them.`,
  IN_PROGRESS: (agency) =>
    `The crew is on the road. To change time, places or crew, telephone ${agency}; what else you change is shown to them.`
}

/** What it brings about that a ward cancels a journey that stands so; nothing until the crew is sent. */
export const cancellationMeansForWard = (status: string, agency = "the agency"): string | undefined =>
  status === "COMMITTED" || status === "IN_PROGRESS"
    ? `The crew is sent already: the journey is aborted, and ${agency} calls the crew back. Telephone as well where the crew is about to arrive.`
    : undefined

/** What a change brings about where a request stands so; nothing while nobody has accepted it. */
export const changeMeansForWard = (status: string, agency = "the agency"): string | undefined =>
  isTransportStatus(status) ? changes[status]?.(agency) : undefined
