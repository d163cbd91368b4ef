import type { ConditionReportEvent } from "@crewfleet/machines"
import { photoManner } from "../image/ImageManner.ts"
import { shrinkInWorker } from "../image/shrinkInWorker.ts"
import type { PhotoTaker } from "./DamagePhotos.tsx"
import type { DeviceStore } from "./reportStore.ts"

const shrink = shrinkInWorker(photoManner)

/** Takes photos for one report: each is shrunk away from the page's own thread, and kept before the report knows it. */
export const photoTaker = (
  bookingId: number,
  store: DeviceStore,
  received: PhotoTaker["received"],
  send: (event: ConditionReportEvent) => void
): PhotoTaker => ({
  take: async (damageId, image) => {
    const id = crypto.randomUUID()
    try {
      const smaller = await shrink(image, new AbortController().signal)
      await store.keepPhoto({ bookingId, photoId: id }, smaller)
      send({ type: "photo.taken", id, damageId })
    } catch {
      send({ type: "photo.unreadable", damageId })
    }
  },
  read: (photoId) => store.photo({ bookingId, photoId }),
  received,
  remove: (photoId) => void store.removePhoto({ bookingId, photoId })
})
