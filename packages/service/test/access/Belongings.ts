import type { Town } from "../people.ts"

/** The identifiers of what the agencies of a town have; what is not named as the other agency's is the agency's. */
export interface Belongings extends Town {
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
  /** The only one of the withdrawn vehicle. */
  readonly lastPhoto: string
  /** A hirer of the other agency alone; the client is one of the agency's. */
  readonly otherClient: number
  /** A hire by the client that can start now. */
  readonly booking: number
  /** Uploaded pictures that are on nobody's file yet. */
  readonly document: string
  readonly otherDocument: string
}
