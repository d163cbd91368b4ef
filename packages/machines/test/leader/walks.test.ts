import {
  dropOffMachine,
  incidentMachine,
  incidentOptions,
  leaderLogMachine,
  medicationMachine,
  propertyMachine,
  timesMachine,
  timesOptions,
  vehicleLogMachine
} from "@crewfleet/machines"
import { uuid } from "@crewfleet/sdk/testing"
import { medicationOptions, propertyOptions } from "../../src/leader/handoverOptions.ts"
import { dropOffOptions, vehicleLogOptions } from "../../src/leader/logOptions.ts"
import { describeWalk } from "../describeWalk.ts"
import {
  someCrew,
  someDropOff,
  someIncident,
  someMedication,
  someProperty,
  someTimes,
  someVehicleLog
} from "./someLog.ts"
import { logScript } from "./walkLog.ts"

describeWalk(
  vehicleLogMachine,
  logScript(vehicleLogOptions, {
    record: { jobId: 7 },
    facts: { vehicleId: 3, agencyChecks: [] },
    form: someVehicleLog,
    edit: { startMileage: "" },
    attachments: [uuid(1)]
  })
)
describeWalk(
  propertyMachine,
  logScript(propertyOptions, {
    record: { jobId: 7, end: "HANDED" },
    facts: { taken: { list: someProperty.propertyList, cash: 20 } },
    form: someProperty,
    edit: { cashHandover: "19" }
  })
)
describeWalk(
  medicationMachine,
  logScript(medicationOptions, {
    record: { jobId: 7, end: "TAKEN" },
    facts: {},
    form: someMedication,
    edit: { medicationList: [] }
  })
)
describeWalk(
  dropOffMachine,
  logScript(dropOffOptions, {
    record: { jobId: 7 },
    facts: { startMileage: 41_200 },
    form: someDropOff,
    edit: { mileage: "" }
  })
)
describeWalk(
  incidentMachine,
  logScript(incidentOptions, {
    record: { jobId: 7, incidentId: uuid(8) },
    facts: {},
    form: someIncident,
    edit: { kind: "" }
  })
)
describeWalk(
  timesMachine,
  logScript(timesOptions, {
    record: { jobId: 7 },
    facts: someCrew,
    form: someTimes,
    edit: { times: [] }
  })
)

describeWalk(leaderLogMachine, {
  inputs: [
    { step: 0, feedbackReceived: false },
    { step: 4, feedbackReceived: false }
  ],
  events: [
    { type: "next.chosen" },
    { type: "back.chosen" },
    { type: "step.chosen", step: 2 },
    { type: "feedback.received" },
    { type: "log.submitted" },
    { type: "ok.chosen" },
    { type: "telephone.passed" },
    { type: "telephone.returned" },
    { type: "code.submitted", code: "135790" },
    { type: "code.cancelled" }
  ],
  answers: { unlock: [{ _tag: "Opened" }, { _tag: "Paused", seconds: 5 }] }
})
