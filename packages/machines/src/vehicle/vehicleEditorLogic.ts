import { type Vehicle, vehicleForm } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import type { ActRequest, SaveRequest } from "../editing/EditorContext.ts"
import type { VehicleAct, VehicleAnswers } from "./vehicleEditor.ts"
import { vehicleEditorMachine } from "./vehicleEditorMachine.ts"

/** The form of a vehicle with the SDK behind its ports. */
export const vehicleEditorLogic = (load: LoadClient) =>
  vehicleEditorMachine.provide({
    actors: {
      load: calling(load, (client, { id }: { readonly id: number }, options) =>
        client.vehicle.byId({ params: { id }, query: {} }, options)
      ),
      save: calling<unknown, SaveRequest<Vehicle, VehicleAnswers>>(
        load,
        (client, { id, thing, form }, options) => {
          const payload = { ...vehicleForm.write(form), version: thing?.version }
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
