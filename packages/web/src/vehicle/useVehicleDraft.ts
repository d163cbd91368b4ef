import { isDirty, vehicleEditor } from "@crewfleet/machines"
import type { Vehicle, VehicleForm } from "@crewfleet/sdk"
import { useEffect } from "react"
import { forgetVehicleDraft, keepVehicleDraft } from "./vehicleDraft.ts"

interface Edited {
  readonly id: number | undefined
  readonly thing: Vehicle | undefined
  readonly form: VehicleForm
}

/** Keeps what is typed as long as it is not saved, and says whether there is any. */
export const useVehicleDraft = (agencyId: number, { id, thing, form }: Edited, ready: boolean): boolean => {
  const dirty = isDirty({ thing, form }, vehicleEditor)
  useEffect(() => {
    if (!ready) return
    if (!dirty) return forgetVehicleDraft(agencyId, id)
    const timer = setTimeout(() => keepVehicleDraft(agencyId, id, { form, thing }), 300)
    return () => clearTimeout(timer)
  }, [agencyId, id, thing, form, dirty, ready])
  return dirty
}
