import {
  emptyLocationForm,
  type LocationForm,
  locationDetailsIn,
  locationProblems,
  type Page,
  type VehicleLocation,
  words
} from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import { type EditorOptions, editorMachine, type SaveRequest } from "../editing/editorMachine.ts"
import { loadingMachine } from "../list/loadingMachine.ts"

/** The most places that are offered (specification 001 §9). */
const mostLocations = 1000

/** The places where an agency hands its vehicles over. */
export const vehicleLocationsMachine = loadingMachine<Page<VehicleLocation>, object>({
  id: "vehicleLocations",
  isEmpty: ({ content }) => content.length === 0
})

/** The places with the SDK behind their port. */
export const vehicleLocationsLogic = (load: LoadClient) =>
  vehicleLocationsMachine.provide({
    actors: {
      load: calling(load, (client, _: { readonly request: object }, options) =>
        client.vehicle.locations({ query: { page: 0, size: mostLocations } }, options)
      )
    }
  })

/** How the form of a place differs from other forms. */
export const locationEditor: EditorOptions<VehicleLocation, LocationForm> = {
  id: "locationEditor",
  empty: emptyLocationForm,
  formOf: ({ name, firstLine, city, postalCode, country }) => ({
    name: name ?? "",
    firstLine: firstLine ?? "",
    city: city ?? "",
    postalCode: postalCode ?? "",
    country: country ?? ""
  }),
  problemsOf: locationProblems,
  created: words.locationAdded,
  updated: words.locationSaved,
  stays: true,
  masked: ["firstLine", "postalCode"]
}

/** A place that an agency adds, without leaving the vehicle that stands there. */
export const locationEditorMachine = editorMachine<VehicleLocation, LocationForm>(locationEditor)

/** The form of a place with the SDK behind its ports. */
export const locationEditorLogic = (load: LoadClient) =>
  locationEditorMachine.provide({
    actors: {
      save: calling<unknown, SaveRequest<VehicleLocation, LocationForm>>(
        load,
        (client, { id, form }, options) => {
          const payload = locationDetailsIn(form)
          return id === undefined
            ? client.vehicle.addLocation({ query: {}, payload }, options)
            : client.vehicle.updateLocation({ params: { id }, query: {}, payload }, options)
        }
      )
    }
  })
