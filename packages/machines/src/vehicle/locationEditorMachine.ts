import type { VehicleLocation } from "@crewfleet/sdk"
import { type AnswersOf, locationForm, words } from "@crewfleet/sdk/rules"
import { editorMachine } from "../editing/editorMachine.ts"

/** The form of a place where an agency hands its vehicles over. */
export const locationEditorMachine = editorMachine<VehicleLocation, AnswersOf<typeof locationForm>>({
  id: "locationEditor",
  description: "A place where an agency hands its vehicles over is made or edited.",
  form: locationForm,
  created: words.locationAdded,
  updated: words.locationSaved,
  returnsThing: true
})
