import type { Vehicle } from "@crewfleet/sdk"
import { editorMachine } from "../editing/editorMachine.ts"
import { type VehicleAnswers, vehicleEditor } from "./vehicleEditor.ts"

/** The page on which an agency describes a vehicle, sends it for approval and withdraws it. */
export const vehicleEditorMachine = editorMachine<Vehicle, VehicleAnswers>(vehicleEditor)
