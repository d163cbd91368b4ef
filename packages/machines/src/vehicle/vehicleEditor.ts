import {
  emptyVehicleForm,
  type Vehicle,
  type VehicleForm,
  vehicleFieldAt,
  vehicleFormOf,
  vehicleProblems,
  words
} from "@crewfleet/sdk"
import type { EditorOptions } from "../editing/EditorOptions.ts"

/** How the form of a vehicle differs from other forms; its acts lead the vehicle along its life. */
export const vehicleEditor = {
  id: "vehicleEditor",
  empty: emptyVehicleForm,
  formOf: vehicleFormOf,
  problemsOf: vehicleProblems,
  fieldAt: (place) => vehicleFieldAt(place, emptyVehicleForm) ?? place,
  created: words.vehicleAdded,
  updated: words.vehicleSaved,
  acts: {
    submit: { done: words.vehicleSubmitted },
    withdraw: { done: words.vehicleWithdrawn, irreversible: true },
    reinstate: { done: words.vehicleReinstated }
  },
  stays: true,
  harmless: [
    "now",
    "type",
    "doors",
    "seats",
    "fuelType",
    "transmissionType",
    "airConditioning",
    "maxDailyMileage",
    "excessMileageRate",
    "depositAmt",
    "weekDay",
    "rate",
    "weekdayRate",
    "saturdayRate",
    "sundayRate",
    "locationId"
  ]
} as const satisfies EditorOptions<Vehicle, VehicleForm>

/** One of the things that an agency does to its vehicle beside editing it. */
export type VehicleAct = keyof typeof vehicleEditor.acts
