import type { VehiclePhoto as Photo } from "@crewfleet/sdk"
import ArrowLeft from "lucide-react/icons/arrow-left"
import ArrowRight from "lucide-react/icons/arrow-right"
import Trash from "lucide-react/icons/trash-2"
import { useLayoutEffect, useRef, useState } from "react"
import { Badge } from "../ui/Badge.tsx"
import { Grid } from "../ui/Grid.tsx"
import { IconButton } from "../ui/IconButton.tsx"
import { Row } from "../ui/Row.tsx"
import { VisuallyHidden } from "../ui/VisuallyHidden.tsx"
import styles from "./PhotosSection.module.css"
import { VehiclePhoto } from "./VehiclePhoto.tsx"

interface PhotoGridProps {
  readonly name: string
  readonly photos: ReadonlyArray<Photo>
  readonly disabled: boolean
  /** Why none of them may be removed now. */
  readonly obstacle: string | undefined
  readonly onMove: (id: string, by: number) => void
  readonly onRemove: (id: string) => void
}

/** The photos in their order, each with ways to move it and to remove it. */
export function PhotoGrid({ name, photos, disabled, obstacle, onMove, onRemove }: PhotoGridProps) {
  const list = useRef<HTMLElement>(null)
  const [moved, setMoved] = useState<{ readonly id: string; readonly by: number }>()
  const place = photos.findIndex(({ id }) => id === moved?.id) + 1

  // A photo that changes its place takes the focus of its button along.
  useLayoutEffect(() => {
    if (!moved || disabled || list.current?.contains(document.activeElement)) return
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`[data-photo="${moved.id}"]:enabled`)
    const same = [...(buttons ?? [])].find((button) => button.dataset.by === String(moved.by))
    const button = same ?? buttons?.[0]
    button?.focus()
  }, [moved, disabled])

  const move = (id: string, by: number) => {
    setMoved({ id, by })
    onMove(id, by)
  }
  const mover = (id: string, by: number, label: string, isEnd: boolean) => (
    <IconButton
      label={label}
      data-photo={id}
      data-by={by}
      disabled={disabled || isEnd}
      onClick={() => move(id, by)}
    >
      {by < 0 ? <ArrowLeft /> : <ArrowRight />}
    </IconButton>
  )

  return (
    <>
      <Grid as="ol" cells={9.5} even gap={3} ref={list}>
        {photos.map(({ id, url }, index) => (
          <li key={id} className={styles.photo}>
            <VehiclePhoto address={url} name={`Photo ${index + 1} of ${name}`} />
            {index === 0 && (
              <span className={styles.main}>
                <Badge tone="info">Main photo</Badge>
              </span>
            )}
            <Row gap={0} nowrap justify="between" className={styles.tools}>
              {mover(id, -1, `Move photo ${index + 1} to the front`, index === 0)}
              {mover(id, 1, `Move photo ${index + 1} back`, index === photos.length - 1)}
              <IconButton
                label={`Remove photo ${index + 1}`}
                disabled={disabled || obstacle !== undefined}
                aria-describedby={obstacle && "removal-obstacle"}
                onClick={() => onRemove(id)}
              >
                <Trash />
              </IconButton>
            </Row>
          </li>
        ))}
      </Grid>
      {obstacle && (
        <p id="removal-obstacle" className={styles.none}>
          {obstacle}
        </p>
      )}
      <VisuallyHidden>
        <span role="status">{place > 0 && !disabled ? `Photo ${place} of ${photos.length}` : ""}</span>
      </VisuallyHidden>
    </>
  )
}
