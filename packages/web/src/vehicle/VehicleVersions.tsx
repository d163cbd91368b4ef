import type { Vehicle, VehicleForm } from "@crewfleet/sdk"
import { BothVersions } from "../editing/BothVersions.tsx"
import { useLogic } from "../useLogic.ts"
import type { VehicleLogics } from "./vehicleLogics.ts"
import { versionedVehicle } from "./versionedVehicle.ts"

interface VehicleVersionsProps {
  readonly form: VehicleForm
  readonly theirs: Vehicle
  readonly logics: VehicleLogics
  readonly onChoose: Parameters<typeof BothVersions>[0]["onChoose"]
}

/** What was typed of a vehicle beside what somebody else has saved, with its location by name. */
export function VehicleVersions({ form, theirs, logics, onChoose }: VehicleVersionsProps) {
  const [{ context }] = useLogic(logics.locations, { input: { request: {} } })
  const places = [...(context.value?.content ?? []), ...(theirs.location ? [theirs.location] : [])]
  return <BothVersions thing="vehicle" fields={versionedVehicle(form, theirs, places)} onChoose={onChoose} />
}
