import { useState } from "react"
import { KeptPicture } from "../delivery/KeptPicture.tsx"
import { fileAddress } from "../file/fileAddress.ts"
import { Dialog } from "../ui/Dialog.tsx"
import { Row } from "../ui/Row.tsx"
import styles from "./ReturnPhotos.module.css"

interface ReturnPhotosProps {
  /** What is seen on them. */
  readonly of: string
  readonly photos: ReadonlyArray<{ readonly id: string; readonly url: string }>
}

/** The photos of new damage, each of which opens large. */
export function ReturnPhotos({ of, photos }: ReturnPhotosProps) {
  const [opened, setOpened] = useState<string>()
  if (photos.length === 0) return null
  return (
    <Row gap={3}>
      {photos.map(({ id, url }, index) => (
        <button
          key={id}
          type="button"
          className={styles.open}
          aria-label={`Open photo ${index + 1} of ${of}`}
          onClick={() => setOpened(fileAddress(url))}
        >
          <KeptPicture id={id} label="" read={nowhere} received={fileAddress(url)} />
        </button>
      ))}
      {opened && (
        <Dialog open size="large" title={of} onCancel={() => setOpened(undefined)}>
          <img src={opened} alt={of} className={styles.large} />
        </Dialog>
      )}
    </Row>
  )
}

/** They were received, and are on no device. */
const nowhere = async () => undefined
