import type { Draft, VehicleAnswers } from "@crewfleet/machines"
import { type Vehicle, vehicleForm } from "@crewfleet/sdk"
import { makeDrafts } from "../editing/Drafts.ts"

/** What was typed of a vehicle and not saved yet. */
export type VehicleDraft = Draft<Vehicle, VehicleAnswers>

/** The vehicles that somebody has described and not saved yet. */
export const vehicleDrafts = makeDrafts<Vehicle, VehicleAnswers>("vehicle", vehicleForm)
