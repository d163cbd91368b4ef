import { type Vehicle, type VehicleForm, vehicleDetailsIn } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import type { ActRequest, SaveRequest } from "../editing/EditorContext.ts"
import type { VehicleAct } from "./vehicleEditor.ts"
import { vehicleEditorMachine } from "./vehicleEditorMachine.ts"

/** The form of a vehicle with the SDK behind its ports. */
export const vehicleEditorLogic = (load: LoadClient) =>
  vehicleEditorMachine.provide({
    actors: {
      load: calling(load, (client, { id }: { readonly id: number }, options) =>
        client.vehicle.byId({ params: { id }, query: {} }, options)
      ),
      save: calling<unknown, SaveRequest<Vehicle, VehicleForm>>(
        load,
        (client, { id, thing, form }, options) => {
          const payload = vehicleDetailsIn(form, thing?.version)
          return id === undefined
            ? client.vehicle.create({ query: {}, payload }, options)
            : client.vehicle.update({ params: { id }, query: {}, payload }, options)
        }
      ),
      act: calling<unknown, ActRequest<Vehicle>>(load, (client, { id, thing, act }, options) =>
        client.vehicle[act as VehicleAct](
          { params: { id }, query: {}, payload: { version: thing.version } },
          options
        )
      )
    }
  })
