import {
  askPromotions,
  availableVehiclesLogic,
  exportLogic,
  filteredVehiclesLogic,
  fleetLogic,
  promotionEditorLogic,
  promotionListLogic,
  type Viewer,
  vehicleLocationsLogic
} from "@crewfleet/machines"
import { loadClient } from "../session/sessionActor.ts"
import { timeZone } from "../time/timeZone.ts"

/** The list of promotions as this portal does it: over HTTP. */
export const promotionList = promotionListLogic(loadClient)

/** All of them as a file. */
export const exportPromotions = exportLogic(loadClient, askPromotions)

/** The dialog of one promotion, for whoever looks at it. */
export const promotionEditor = (viewer: Viewer) => promotionEditorLogic(loadClient, viewer, timeZone())

/** The vehicles that can be hired in a window. */
export const availableVehicles = availableVehiclesLogic(loadClient)

/** The vehicles that a filter lets through. */
export const filteredVehicles = filteredVehiclesLogic(loadClient)

/** What filters are made of. */
export const fleet = fleetLogic(loadClient)

/** The places that filters may name. */
export const locations = vehicleLocationsLogic(loadClient)
