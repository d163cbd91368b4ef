import { NotFound } from "../layout/NotFound.tsx"
import { VehicleEditorScreen } from "./VehicleEditorScreen.tsx"

interface VehicleRouteProps {
  /** As the address names it. */
  readonly vehicleId: string
  readonly owner: string | undefined
  readonly currency: string
}

/** The page of the vehicle that an address names, where it names one. */
export function VehicleRoute({ vehicleId, ...page }: VehicleRouteProps) {
  if (!/^[1-9]\d{0,9}$/.test(vehicleId)) return <NotFound />
  return <VehicleEditorScreen key={vehicleId} id={Number(vehicleId)} {...page} />
}
