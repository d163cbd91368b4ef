import type { ReportEdit, ReportOfBooking } from "@crewfleet/machines"
import { keepPicture } from "../delivery/keepPicture.ts"
import type { ReportOutbox } from "./conditionOutbox.ts"
import type { PhotoTaker } from "./DamagePhotos.tsx"

/** Takes photos for one report. */
export const photoTaker = (
  record: ReportOfBooking,
  { store }: ReportOutbox,
  received: PhotoTaker["received"],
  edit: (edit: ReportEdit) => void
): PhotoTaker => ({
  take: async (damageId, image) => {
    const id = await keepPicture(store, record, image)
    edit(id ? { type: "photo.taken", id, damageId } : { type: "photo.unreadable", damageId })
  },
  read: (photoId) => store.attachment(record, photoId),
  received,
  remove: (photoId) => void store.removeAttachment(record, photoId)
})
