import type { ReceivedReport } from "@crewfleet/sdk"
import { fileAddress } from "../file/fileAddress.ts"

/** Where one of the photos that came with a report can be seen. */
export const photoAddress = (photos: ReceivedReport["photos"], id: string): string | undefined => {
  const url = photos?.find((photo) => photo.id === id)?.url
  return url ? fileAddress(url) : undefined
}
