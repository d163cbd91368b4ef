import { useCallback } from "react"
import styles from "./LogoPreview.module.css"

/** The image as it will be seen. */
export function LogoPreview({ image }: { readonly image: Blob }) {
  const show = useCallback(
    (element: HTMLImageElement) => {
      const address = URL.createObjectURL(image)
      element.src = address
      return () => URL.revokeObjectURL(address)
    },
    [image]
  )
  return (
    <div className={styles.frame}>
      <img ref={show} alt="Preview of the logo" className={styles.image} />
    </div>
  )
}
