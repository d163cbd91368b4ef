import type { ConditionDelivery, ReportEdit } from "@crewfleet/machines"
import type { DeliveryActor } from "../delivery/DeliveryActor.ts"
import { keepPicture } from "../delivery/keepPicture.ts"
import { removeUnlisted } from "../delivery/removeUnlisted.ts"
import { takingInFor } from "../form/PhotoKeeper.ts"
import type { ReportOutbox } from "./conditionOutbox.ts"
import type { PhotoTaker } from "./DamagePhotos.tsx"

/** Takes photos for one report. */
export const photoTaker = (
  actor: DeliveryActor<ConditionDelivery>,
  { store }: ReportOutbox,
  received: PhotoTaker["received"]
): PhotoTaker => {
  const { record } = actor.getSnapshot().context
  const edit = (edit: ReportEdit) => actor.send({ type: "form.edited", edit })
  const { hold, settled } = takingInFor(actor)
  const take = async (damageId: string, image: File) => {
    const id = await keepPicture(store, record, image)
    edit(id ? { type: "photo.taken", id, damageId } : { type: "photo.unreadable", damageId })
    return id
  }
  return {
    take: (damageId, image) => hold(take(damageId, image)),
    settled,
    read: (photoId) => store.attachment(record, photoId),
    received,
    remove: (photoId) => removeUnlisted(actor, store, photoId)
  }
}
