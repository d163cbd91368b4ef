import { availableVehiclesMachine, filteredVehiclesMachine, fleetMachine } from "@crewfleet/machines"
import { describeWalk } from "../describeWalk.ts"

const vehicles = { content: [{ id: 1, name: "Ford" }], totalElements: 1 }
const none = { content: [], totalElements: 0 }

describeWalk(availableVehiclesMachine, {
  inputs: [{ request: { start: "2026-07-01", end: "2026-07-09" } }],
  events: [
    { type: "request.changed", request: { start: "2026-07-02", end: "2026-07-09" } },
    { type: "reload.asked" }
  ],
  answers: { load: [vehicles, none] }
})

describeWalk(filteredVehiclesMachine, {
  inputs: [{ request: { filter: {} } }],
  events: [{ type: "request.changed", request: { filter: { names: ["Ford"] } } }, { type: "reload.asked" }],
  answers: { load: [vehicles, none] }
})

describeWalk(fleetMachine, {
  inputs: [{ request: undefined }],
  events: [{ type: "reload.asked" }, { type: "request.changed", request: undefined }],
  answers: {
    load: [
      { vehicles: vehicles.content, locations: [] },
      { vehicles: [], locations: [] }
    ]
  }
})
