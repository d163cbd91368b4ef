import type { Draft } from "@crewfleet/machines"
import { emptyVehicleForm, type Vehicle, type VehicleForm } from "@crewfleet/sdk"
import { makeDrafts } from "../editing/Drafts.ts"

/** What was typed of a vehicle and not saved yet. */
export type VehicleDraft = Draft<Vehicle, VehicleForm>

const isForm = (value: unknown): value is VehicleForm => {
  const form = Object(value)
  const questions = Object.entries(emptyVehicleForm)
  return (
    Object.keys(form).length === questions.length &&
    questions.every(([field, empty]) => typeof form[field] === typeof empty)
  )
}

/** The vehicles that somebody has described and not saved yet. */
export const vehicleDrafts = makeDrafts<Vehicle, VehicleForm>("vehicle", isForm)
