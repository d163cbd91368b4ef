import type { ConditionReportEvent, DraftPhoto } from "@crewfleet/machines"
import { conditionLimits, type Damage } from "@crewfleet/sdk"
import Camera from "lucide-react/icons/camera"
import { Button } from "../ui/Button.tsx"
import styles from "./DamagePhotos.module.css"
import { DevicePhoto } from "./DevicePhoto.tsx"

/** What a device does with photos. */
export interface PhotoTaker {
  /** Shrinks and keeps a photo, and tells the report. */
  readonly take: (damageId: string, image: File) => void
  readonly read: (photoId: string) => Promise<Blob | undefined>
  /** Where a photo that has been received can be seen. */
  readonly received: (photoId: string) => string | undefined
  readonly remove: (photoId: string) => void
}

interface DamagePhotosProps {
  readonly damage: Damage
  readonly number: number
  readonly photos: ReadonlyArray<DraftPhoto>
  readonly taker: PhotoTaker
  readonly send: (event: ConditionReportEvent) => void
}

/** The photos of one damage, and a button that takes another: on a phone with its camera. */
export function DamagePhotos({ damage: { id, photoIds }, number, photos, taker, send }: DamagePhotosProps) {
  const remove = (photoId: string) => {
    send({ type: "photo.removed", id: photoId })
    taker.remove(photoId)
  }
  return (
    <div className={styles.photos}>
      {photoIds.map((photoId, index) => (
        <div key={photoId} className={styles.photo}>
          <DevicePhoto
            photoId={photoId}
            label={`Photo ${index + 1} of damage ${number}`}
            read={taker.read}
            received={taker.received(photoId)}
          />
          {photos.some((photo) => photo.id === photoId) && (
            <Button
              kind="quiet"
              size="small"
              aria-label={`Remove photo ${index + 1} of damage ${number}`}
              onClick={() => remove(photoId)}
            >
              Remove
            </Button>
          )}
        </div>
      ))}
      {photoIds.length < conditionLimits.photosOfDamage && (
        <label className={styles.add}>
          <Camera size={18} aria-hidden="true" />
          Add photo
          <input
            type="file"
            accept="image/*"
            capture="environment"
            className={styles.input}
            aria-label={`Add a photo of damage ${number}`}
            onChange={({ currentTarget }) => {
              const [image] = currentTarget.files ?? []
              if (image) taker.take(id, image)
              currentTarget.value = ""
            }}
          />
        </label>
      )}
    </div>
  )
}
