import {
  bookableVehiclesLogic,
  bookingTermsLogic,
  hirerLogic,
  locationEditorLogic,
  type Scope,
  termsPriceLogic,
  vehicleLocationsLogic
} from "@crewfleet/machines"
import { loadClient } from "../session/sessionActor.ts"
import { timeZone } from "../time/timeZone.ts"

/** The machines with which a booking is changed over HTTP. */
export const termsLogics = {
  terms: (scope: Scope) => bookingTermsLogic(loadClient, timeZone(), scope),
  termsPrice: termsPriceLogic(loadClient),
  vehicles: bookableVehiclesLogic(loadClient),
  locations: vehicleLocationsLogic(loadClient),
  locationEditor: locationEditorLogic(loadClient),
  hirer: hirerLogic(loadClient)
}

/** What a test puts in their place. */
export type TermsLogics = typeof termsLogics
