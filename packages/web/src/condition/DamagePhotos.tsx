import type { Attachment, ReportEdit } from "@crewfleet/machines"
import type { Damage } from "@crewfleet/sdk"
import { conditionLimits } from "@crewfleet/sdk/rules"
import Camera from "lucide-react/icons/camera"
import { KeptPicture } from "../delivery/KeptPicture.tsx"
import type { KeptFiles } from "../delivery/OwedAttachments.tsx"
import type { PhotoKeeper } from "../form/PhotoKeeper.ts"
import { useRemoved } from "../form/useRemoved.ts"
import { Button } from "../ui/Button.tsx"
import { Row } from "../ui/Row.tsx"
import { Stack } from "../ui/Stack.tsx"
import { UndoButton } from "../ui/UndoButton.tsx"
import styles from "./DamagePhotos.module.css"

/** What a device does with photos. */
export interface PhotoTaker extends KeptFiles {
  /** Shrinks and keeps a photo, and tells the report. */
  readonly take: (damageId: string, image: File) => void
  /** Resolves once the report names every photo that is being taken in; undefined where none is. */
  readonly settled: PhotoKeeper["settled"]
  /** Where a photo that has been received can be seen. */
  readonly received: (photoId: string) => string | undefined
}

interface DamagePhotosProps {
  readonly damage: Damage
  readonly number: number
  readonly photos: ReadonlyArray<Attachment>
  readonly taker: PhotoTaker
  readonly edit: (edit: ReportEdit) => void
}

/** The photos of one damage, and a button that takes another: on a phone with its camera. */
export function DamagePhotos({ damage: { id, photoIds }, number, photos, taker, edit }: DamagePhotosProps) {
  const { removed, note, bringBack } = useRemoved<{ readonly photoId: string; readonly at: number }>({
    isBack: ({ photoId }) => photoIds.includes(photoId),
    letGo: ({ photoId }) => taker.remove(photoId)
  })
  const remove = (photoId: string, at: number) => {
    note({ photoId, at })
    edit({ type: "photo.removed", id: photoId })
  }
  const undo = ({ photoId, at }: NonNullable<typeof removed>) => {
    bringBack()
    edit({ type: "photo.taken", id: photoId, damageId: id, at })
  }
  return (
    <Row gap={3} align="end">
      {photoIds.map((photoId, index) => (
        <Stack gap={1} align="center" key={photoId}>
          <KeptPicture
            id={photoId}
            label={`Photo ${index + 1} of damage ${number}`}
            read={taker.read}
            received={taker.received(photoId)}
          />
          {photos.some((photo) => photo.id === photoId) && (
            <Button
              kind="quiet"
              size="small"
              aria-label={`Remove photo ${index + 1} of damage ${number}`}
              onClick={() => remove(photoId, index)}
            >
              Remove
            </Button>
          )}
        </Stack>
      ))}
      {removed && photoIds.length < conditionLimits.photosOfDamage && (
        <UndoButton
          key={removed.photoId}
          size="small"
          aria-label={`Undo: remove photo ${removed.at + 1} of damage ${number}`}
          onClick={() => undo(removed)}
        />
      )}
      {photoIds.length < conditionLimits.photosOfDamage && (
        <Row as="label" className={styles.add}>
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
        </Row>
      )}
    </Row>
  )
}
