import { removalObstacle, type vehiclePhotosMachine } from "@crewfleet/machines"
import { mostPhotos, photoTypes } from "@crewfleet/sdk/rules"
import type { EventFrom, SnapshotFrom } from "xstate"
import type { ImageStore } from "../image/imageStore.ts"
import { PartBody } from "../list/PartBody.tsx"
import { Card } from "../ui/Card.tsx"
import { FileField } from "../ui/FileField.tsx"
import { SkeletonLines } from "../ui/Skeleton.tsx"
import { Stack } from "../ui/Stack.tsx"
import { Sure } from "../ui/Sure.tsx"
import { PhotoGrid } from "./PhotoGrid.tsx"
import styles from "./PhotosSection.module.css"
import { PictureAtWork } from "./PictureAtWork.tsx"

interface PhotosSectionProps {
  readonly name: string
  readonly state: SnapshotFrom<typeof vehiclePhotosMachine>
  readonly send: (event: EventFrom<typeof vehiclePhotosMachine>) => void
  readonly store: ImageStore
}

/** What hirers see of a vehicle: photos to add, to put in order and to remove. */
export function PhotosSection({ name, state, send, store }: PhotosSectionProps) {
  const { photos, failure, problem, waiting } = state.context
  const working = state.matches("working")
  const busy = state.hasTag("busy")

  return (
    <Card title="Photos" busy={busy}>
      <PartBody
        situation="loadVehicle"
        failure={failure}
        busy={busy}
        onRetry={() => send({ type: "reload.asked" })}
        nothing={undefined}
        skeleton={<SkeletonLines lines={4} />}
      >
        {!state.matches("loading") && (
          <Stack>
            {photos.length === 0 ? (
              <p className={styles.none}>No photos yet. The first one is what hirers see first.</p>
            ) : (
              <PhotoGrid
                name={name}
                photos={photos}
                disabled={!state.matches("resting")}
                obstacle={removalObstacle(state.context)}
                onMove={(id, by) => send({ type: "photo.moved", id, by })}
                onRemove={(id) => send({ type: "removal.asked", id })}
              />
            )}
            <PictureAtWork state={state} send={send} />
            <FileField
              name="photos"
              label="Add photos"
              hint={`PNG, JPG or WEBP; up to ${mostPhotos} photos`}
              accept={photoTypes.join()}
              problem={waiting.length === 0 ? problem : undefined}
              disabled={working || busy}
              onChooseAll={(files) => send({ type: "pictures.chosen", pictures: files.map(store.keep) })}
            />
          </Stack>
        )}
      </PartBody>
      <Sure
        open={state.matches("confirming")}
        title="Remove this photo?"
        description="It cannot be brought back."
        no="Keep"
        yes="Remove"
        onNo={() => send({ type: "removal.cancelled" })}
        onYes={() => send({ type: "removal.confirmed" })}
      />
    </Card>
  )
}
