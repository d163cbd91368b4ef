import type { VehicleAnswers } from "@crewfleet/machines"
import type { Vehicle } from "@crewfleet/sdk"
import { vehicleForm } from "@crewfleet/sdk/rules"
import { makeDrafts } from "../editing/Drafts.ts"

/** The vehicles that somebody has described and not saved yet. */
export const vehicleDrafts = makeDrafts<Vehicle, VehicleAnswers>("vehicle", vehicleForm)
