import type { FileReference } from "@crewfleet/machines"
import type { Failure, Vehicle } from "@crewfleet/sdk"
import { someVehicle } from "@crewfleet/sdk/testing"

export const away: Failure = { _tag: "NetworkFailure" }
export const refused = (
  status: number,
  message?: string,
  violations: ReadonlyArray<{ field: string; message: string }> = []
): Failure => ({
  _tag: "Refused",
  status,
  message,
  violations
})

export const photos = ["a", "b", "c"].map((id) => ({ id, url: `/files/${id}` }))

/** A vehicle that waits for the platform. */
export const ford: Vehicle = {
  id: 7,
  ...someVehicle,
  location: { id: 3, name: "Station", city: "Leeds" },
  photos,
  status: "AWAITING_APPROVAL",
  version: 4
}

export const picture: FileReference = { blobId: "i-1", name: "front.png", type: "image/png", size: 900_000 }
