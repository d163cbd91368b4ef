import type { Vehicle } from "@crewfleet/sdk"
import { type AnswersOf, type AnyForm, vehicleForm, words } from "@crewfleet/sdk/rules"
import type { EditorOptions } from "../editing/EditorOptions.ts"
import { editorMachine } from "../editing/editorMachine.ts"

/** The answers about a vehicle as they are typed and chosen. */
export type VehicleAnswers = AnswersOf<typeof vehicleForm>

/** How the form of a vehicle differs from other forms; its acts lead the vehicle along its life. */
export const vehicleEditor = {
  id: "vehicleEditor",
  description: "An agency describes a vehicle, sends it for approval, and withdraws it.",
  form: vehicleForm,
  // Of a new one the service alone knows the currency.
  factsOf: (vehicle: Vehicle | undefined) => ({ currency: vehicle?.agency?.baseCurrency }),
  created: words.vehicleAdded,
  updated: words.vehicleSaved,
  acts: {
    submit: { done: words.vehicleSubmitted },
    withdraw: { done: words.vehicleWithdrawn, irreversible: true },
    reinstate: { done: words.vehicleReinstated }
  },
  stays: true,
  files: vehicleForm as AnyForm,
  uploaded: words.photoAdded,
  harmless: ["weekDay", "rate"]
} as const satisfies EditorOptions<Vehicle, VehicleAnswers>

/** One of the things that an agency does to its vehicle beside editing it. */
export type VehicleAct = keyof typeof vehicleEditor.acts

/** The page on which an agency describes a vehicle, sends it for approval and withdraws it. */
export const vehicleEditorMachine = editorMachine<Vehicle, VehicleAnswers>(vehicleEditor)
