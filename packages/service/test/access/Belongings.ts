import type { People } from "../people.ts"

/** The identifiers of what the agencies have that `insertPeople` made; what is not named as the other agency's is the agency's. */
export interface Belongings extends People {
  readonly location: number
  readonly otherLocation: number
  /** A vehicle that can be hired, with two photos. */
  readonly vehicle: number
  readonly mainPhoto: string
  readonly photo: string
  readonly otherVehicle: number
  /** A draft with all that approval takes. */
  readonly draft: number
  readonly awaiting: number
  /** Awaits approval, too. */
  readonly dubious: number
  readonly withdrawn: number
  readonly otherAward: number
  /** The only one of the withdrawn vehicle. */
  readonly lastPhoto: string
  /** A hire by the client that can start now; the other client's is with the other agency. */
  readonly booking: number
  /** What was paid for that hire. */
  readonly payment: number
  /** Links to that hire, of which the first is opened, and to the other's. */
  readonly link: string
  readonly spareLink: string
  readonly otherLink: string
  /** Uploaded pictures that are on nobody's file yet. */
  readonly document: string
  readonly otherDocument: string
  /** A training of the worker that waits, one that the agency has put on file, and a compliance that waits. */
  readonly training: number
  readonly ownTraining: number
  readonly compliance: number
  /** What the worker may be booked as. */
  readonly job: number
  /** A journey that the agency has accepted, with an open line of what the worker may not be booked as, and the worker's place in it. */
  readonly transport: number
  readonly openLine: number
  readonly place: number
  /** Somebody who has applied for another, twice. */
  readonly applied: number
  readonly alsoApplied: number
  /** New journeys, of which the agency declines one. */
  readonly newTransport: number
  readonly declinedTransport: number
  /** A journey that is over, and the worker's place in it, with hours. */
  readonly overTransport: number
  readonly workedPlace: number
  /** A journey for which the client has asked the agency. */
  readonly request: number
}
