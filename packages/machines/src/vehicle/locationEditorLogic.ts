import type { VehicleLocation } from "@crewfleet/sdk"
import { locationForm } from "@crewfleet/sdk/rules"
import type { LoadClient } from "../calling.ts"
import { editorActors } from "../editing/editorActors.ts"
import { locationEditorMachine } from "./locationEditorMachine.ts"

/** The form of a place with the SDK behind its ports. */
export const locationEditorLogic = (load: LoadClient) =>
  locationEditorMachine.provide({
    actors: editorActors<VehicleLocation, typeof locationForm>(
      load,
      locationForm,
      ({ vehicle }, options) => ({
        load: (id) => vehicle.locationById({ params: { id } }, options),
        create: (payload) => vehicle.addLocation({ payload }, options),
        update: (id, payload) => vehicle.updateLocation({ params: { id }, payload }, options)
      })
    )
  })
