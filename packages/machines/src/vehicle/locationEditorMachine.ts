import { type AnswersOf, locationForm, type VehicleLocation, words } from "@crewfleet/sdk"
import { editorMachine } from "../editing/editorMachine.ts"

/** The form of a place where an agency hands its vehicles over. */
export const locationEditorMachine = editorMachine<VehicleLocation, AnswersOf<typeof locationForm>>({
  id: "locationEditor",
  description: "A place where an agency hands its vehicles over is made or edited.",
  form: locationForm,
  created: words.locationAdded,
  updated: words.locationSaved,
  tells: true
})
