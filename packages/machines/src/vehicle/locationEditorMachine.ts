import {
  emptyLocationForm,
  type LocationForm,
  locationFormOf,
  locationProblems,
  type VehicleLocation,
  words
} from "@crewfleet/sdk"
import { editorMachine } from "../editing/editorMachine.ts"

/** The form of a place where an agency hands its vehicles over. */
export const locationEditorMachine = editorMachine<VehicleLocation, LocationForm>({
  id: "locationEditor",
  empty: emptyLocationForm,
  formOf: locationFormOf,
  problemsOf: locationProblems,
  created: words.locationAdded,
  updated: words.locationSaved,
  tells: true
})
