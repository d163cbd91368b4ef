import type { ConditionReportEvent, DraftPhoto } from "@crewfleet/machines"
import { noticesFor } from "@crewfleet/sdk"
import { Button } from "../ui/Button.tsx"
import { Card } from "../ui/Card.tsx"
import type { PhotoTaker } from "./DamagePhotos.tsx"
import { DevicePhoto } from "./DevicePhoto.tsx"
import styles from "./UnsentPhotos.module.css"

interface UnsentPhotosProps {
  readonly photos: ReadonlyArray<DraftPhoto>
  readonly taker: PhotoTaker
  readonly send: (event: ConditionReportEvent) => void
}

/** The photos of a received report that are still on this device: how each stands, and what to do about it. */
export function UnsentPhotos({ photos, taker, send }: UnsentPhotosProps) {
  const open = photos.filter(({ status }) => status !== "received")
  if (open.length === 0) return null
  return (
    <Card
      title="Photos still on this device"
      actions={
        <Button size="small" onClick={() => send({ type: "retry.asked" })}>
          Send now
        </Button>
      }
    >
      <ul className={styles.photos}>
        {open.map(({ id, status, failure }) => (
          <li key={id} className={styles.photo}>
            <DevicePhoto photoId={id} label="Photo of damage" read={taker.read} />
            <span>
              {words[status]}
              {failure &&
                ` ${noticesFor("sendPhoto", failure)
                  .map(({ text }) => text)
                  .join(" ")}`}
            </span>
            {status === "refused" && (
              <Button
                size="small"
                onClick={() => {
                  send({ type: "photo.removed", id })
                  taker.remove(id)
                }}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

const words = {
  onDevice: "On this device.",
  waiting: "Waiting to be sent.",
  sending: "Sending.",
  refused: "Refused.",
  received: "Received."
} as const
