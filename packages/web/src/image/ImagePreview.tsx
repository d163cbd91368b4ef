import { useCallback } from "react"
import { Row } from "../ui/Row.tsx"
import styles from "./ImagePreview.module.css"

interface ImagePreviewProps {
  readonly image: Blob
  /** What it is a picture of, for those who do not see it. */
  readonly label: string
}

/** The image as it will be seen. */
export function ImagePreview({ image, label }: ImagePreviewProps) {
  const show = useCallback(
    (element: HTMLImageElement) => {
      const address = URL.createObjectURL(image)
      element.src = address
      return () => URL.revokeObjectURL(address)
    },
    [image]
  )
  return (
    <Row justify="center" className={styles.frame}>
      <img ref={show} alt={label} className={styles.image} />
    </Row>
  )
}
