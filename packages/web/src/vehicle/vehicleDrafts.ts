import type { VehicleAnswers } from "@crewfleet/machines"
import { type Vehicle, vehicleForm } from "@crewfleet/sdk"
import { makeDrafts } from "../editing/Drafts.ts"

/** The vehicles that somebody has described and not saved yet. */
export const vehicleDrafts = makeDrafts<Vehicle, VehicleAnswers>("vehicle", vehicleForm)
