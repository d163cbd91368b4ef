import { useEffect, useState } from "react"
import { Row } from "../ui/Row.tsx"
import styles from "./KeptPicture.module.css"

interface KeptPictureProps {
  readonly id: string
  readonly label: string
  readonly read: (id: string) => Promise<Blob | undefined>
  /** Where it can be seen once it is not on this device any more. */
  readonly received?: string | undefined
}

/** A picture that is on this device, or was, before it was received. */
export function KeptPicture({ id, label, read, received }: KeptPictureProps) {
  const [kept, setKept] = useState<string | "missing">()
  useEffect(() => {
    let shown: string | undefined
    let gone = false
    read(id).then((image) => {
      if (gone) return
      shown = image && URL.createObjectURL(image)
      setKept(shown ?? "missing")
    })
    return () => {
      gone = true
      if (shown) URL.revokeObjectURL(shown)
    }
  }, [id, read])

  const address = kept === "missing" ? (received ?? kept) : kept
  if (address === "missing")
    return (
      <Row as="span" justify="center" className={`${styles.image} ${styles.missing}`}>
        {label}: not on this device
      </Row>
    )
  return address ? (
    <img src={address} alt={label} className={styles.image} />
  ) : (
    <span className={styles.image} />
  )
}
