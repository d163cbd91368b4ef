import { committedStatuses, isAmong } from "./transportStatus.ts"

/** Who may read an answer of a request beside whoever made it; what names none is the journey's. */
export const transportAudiences = {
  /** Who the patient is. */
  identity: "identity",
  /** The people on the wards, and whoever sent the request. */
  contact: "contact",
  /** Risks and needs. */
  care: "care",
  /** Who pays. */
  billing: "billing"
} as const
export type TransportAudience = keyof typeof transportAudiences

/** As what somebody looks at a transport job. */
export type TransportReader =
  /** The client whose ward asked, or whoever holds the link to the request and has given the code. */
  | "ward"
  /** Whoever holds that link alone. */
  | "link"
  /** The one agency that was asked, or that has accepted. */
  | "agency"
  /** One of several agencies that were asked, while none has accepted. */
  | "agencyAmongOthers"
  /** An agency that no longer has to do with it. */
  | "formerAgency"
  /** The team leader. */
  | "leader"
  /** Whoever is booked. */
  | "crew"
  /** A worker who may take a seat. */
  | "seatSeeker"
  | "admin"

const everything: ReadonlyArray<TransportAudience> = ["identity", "contact", "care", "billing"]

/**
 * Which answers a reader may see of a job that stands so: the one table of who reads what of a patient (docs/security.md).
 * Crew see risks and needs from commitment, the leader the patient too, both until the log is accepted and the job closed;
 * of a journey that was aborted on the road, as long as hours are owed: until all that its crew worked are entered.
 */
export const audiencesFor = (
  reader: TransportReader,
  transportStatus: string,
  owesHours = false
): ReadonlyArray<TransportAudience> => {
  const travels =
    transportStatus === "ABORTED"
      ? owesHours
      : transportStatus !== "CLOSED" && isAmong(committedStatuses, transportStatus)
  switch (reader) {
    case "ward":
    case "agency":
      return everything
    case "agencyAmongOthers":
      return ["care"]
    case "leader":
      return travels ? ["identity", "contact", "care"] : []
    case "crew":
      return travels ? ["care"] : []
    case "link":
    case "formerAgency":
    case "seatSeeker":
    case "admin":
      return []
  }
}

/** What stands in the place of an answer that is not for a reader. */
export const withheldWords = (reader: TransportReader): string =>
  reader === "agencyAmongOthers" ? "shown after acceptance" : "not shown to you"
