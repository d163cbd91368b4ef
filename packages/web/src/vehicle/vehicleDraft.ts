import { emptyVehicleForm, type Vehicle, type VehicleForm } from "@crewfleet/sdk"
import { forgetSealed, keepSealed, readSealed } from "../sealed/sealedStorage.ts"

/** What was typed and not saved yet, and the vehicle over which it was typed; none for a new one. */
export interface VehicleDraft {
  readonly form: VehicleForm
  readonly thing?: Vehicle | undefined
}

const placeOf = (agencyId: number, id: number | undefined) =>
  `crewfleet.draft.vehicle.${agencyId}.${id ?? "new"}`

/** Keeps what was typed so far, where this browser keeps anything. */
export const keepVehicleDraft = (
  agencyId: number,
  id: number | undefined,
  draft: VehicleDraft
): Promise<void> => keepSealed(placeOf(agencyId, id), draft).catch(() => {})

/** What was typed before a reload, a crash or the end of a session. */
export const readVehicleDraft = async (
  agencyId: number,
  id: number | undefined
): Promise<VehicleDraft | undefined> => {
  const kept = await readSealed(placeOf(agencyId, id)).catch(() => undefined)
  return isDraft(kept) && (id === undefined) === (kept.thing === undefined) ? kept : undefined
}

/** Removes what was typed once it is saved or given up. */
export const forgetVehicleDraft = (agencyId: number, id: number | undefined): void =>
  forgetSealed(placeOf(agencyId, id))

/** Whether these are answers to today's questions; another version of the portal may have asked others. */
const isDraft = (value: unknown): value is VehicleDraft => {
  const form = Object(Object(value).form)
  const questions = Object.entries(emptyVehicleForm)
  return (
    Object.keys(form).length === questions.length &&
    questions.every(([field, empty]) => typeof form[field] === typeof empty)
  )
}
