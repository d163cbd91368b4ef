import type { VehicleDetails } from "@crewfleet/sdk"
import { someVehicle } from "@crewfleet/sdk/testing"

/** What an agency says of a vehicle at one of its places, the plate as somebody types it. */
export const details = (locationId: number, given: Partial<VehicleDetails> = {}): VehicleDetails => ({
  ...someVehicle,
  regno: "yk24-hbn",
  location: { id: locationId },
  ...given
})
