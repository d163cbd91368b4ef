import type { vehiclePhotosMachine } from "@crewfleet/machines"
import type { EventFrom, SnapshotFrom } from "xstate"
import { useUpload } from "../form/useUpload.ts"
import { Button } from "../ui/Button.tsx"
import { Callout } from "../ui/Callout.tsx"
import { ProgressBar } from "../ui/ProgressBar.tsx"
import { Row } from "../ui/Row.tsx"
import styles from "./PhotosSection.module.css"

interface PictureAtWorkProps {
  readonly state: SnapshotFrom<typeof vehiclePhotosMachine>
  readonly send: (event: EventFrom<typeof vehiclePhotosMachine>) => void
}

/** How far the upload of a picture is, or why it failed and what can be done. */
export function PictureAtWork({ state, send }: PictureAtWorkProps) {
  const { waiting, problem } = state.context
  const upload = useUpload(state.children.upload)
  const [picture, ...behind] = waiting
  if (!picture) return null
  if (state.matches({ working: { uploading: "interrupted" } }))
    return (
      <Callout tone="danger" title={`${picture.name} was not uploaded`}>
        <p>{problem}</p>
        <Row className={styles.choices}>
          <Button size="small" onClick={() => send({ type: "retry.chosen" })}>
            Try again
          </Button>
          <Button size="small" kind="quiet" onClick={() => send({ type: "picture.dropped" })}>
            Leave it out
          </Button>
        </Row>
      </Callout>
    )
  const further = behind.length > 0 ? `, ${behind.length} more to come` : ""
  return (
    <div role="status">
      {upload?.standing === "uploading" ? (
        <ProgressBar label={`Uploading ${picture.name}${further}`} percent={upload.sent * 100} />
      ) : (
        `Preparing ${picture.name}${further}`
      )}
    </div>
  )
}
