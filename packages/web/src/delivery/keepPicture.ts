import type { DeliveryTypes } from "@crewfleet/machines"
import { photoManner } from "../image/ImageManner.ts"
import { shrinkInWorker } from "../image/shrinkInWorker.ts"
import type { DeviceStore } from "./makeDeliveryStore.ts"

const shrink = shrinkInWorker(photoManner)

/**
 * Makes a picture smaller away from the page's own thread, and keeps it before the delivery knows it. Answers under which
 * name; undefined where it cannot be read.
 */
export const keepPicture = async <K extends DeliveryTypes>(
  store: DeviceStore<K>,
  record: K["record"],
  picture: Blob
): Promise<string | undefined> => {
  const id = crypto.randomUUID()
  try {
    const smaller = await shrink(picture, new AbortController().signal)
    await store.keepAttachment(record, id, smaller)
    return id
  } catch {
    return undefined
  }
}
