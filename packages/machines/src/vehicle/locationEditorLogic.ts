import { type AnswersOf, locationForm, type VehicleLocation } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import type { SaveRequest } from "../editing/EditorContext.ts"
import { locationEditorMachine } from "./locationEditorMachine.ts"

/** The form of a place with the SDK behind its ports. */
export const locationEditorLogic = (load: LoadClient) =>
  locationEditorMachine.provide({
    actors: {
      load: calling(load, (client, { id }: { readonly id: number }, options) =>
        client.vehicle.locationById({ params: { id }, query: {} }, options)
      ),
      save: calling<unknown, SaveRequest<VehicleLocation, AnswersOf<typeof locationForm>>>(
        load,
        (client, { id, thing, form }, options) => {
          const payload = { ...locationForm.write(form), version: thing?.version }
          return id === undefined
            ? client.vehicle.addLocation({ query: {}, payload }, options)
            : client.vehicle.updateLocation({ params: { id }, query: {}, payload }, options)
        }
      )
    }
  })
