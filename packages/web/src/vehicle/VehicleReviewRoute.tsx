import { NotFound } from "../layout/NotFound.tsx"
import { VehicleReviewScreen } from "./VehicleReviewScreen.tsx"

interface VehicleReviewRouteProps {
  /** As the address names it. */
  readonly vehicleId: string
  readonly currency: string
}

/** The review of the vehicle that an address names, where it names one. */
export function VehicleReviewRoute({ vehicleId, currency }: VehicleReviewRouteProps) {
  if (!/^[1-9]\d{0,9}$/.test(vehicleId)) return <NotFound />
  return <VehicleReviewScreen key={vehicleId} id={Number(vehicleId)} currency={currency} />
}
