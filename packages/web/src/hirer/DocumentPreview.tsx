import { useState } from "react"
import { fileAddress } from "../file/fileAddress.ts"
import { EmptyState } from "../ui/EmptyState.tsx"
import { ErrorState } from "../ui/ErrorState.tsx"
import { Row } from "../ui/Row.tsx"
import styles from "./DocumentDialog.module.css"

interface DocumentPreviewProps {
  readonly url: string | undefined
  readonly label: string
  /** Asks for the document anew: a signed address is good for some minutes only. */
  readonly onRetry: () => void
}

/** The picture of a document. */
export function DocumentPreview({ url, label, onRetry }: DocumentPreviewProps) {
  const [failed, setFailed] = useState(false)
  const retry = () => {
    setFailed(false)
    onRetry()
  }
  return (
    <Row justify="center" className={styles.frame}>
      {!url && <EmptyState title="There is no preview of this document" />}
      {url && failed && <ErrorState message="The preview cannot be shown" onRetry={retry} />}
      {url && !failed && (
        <img src={fileAddress(url)} alt={label} className={styles.image} onError={() => setFailed(true)} />
      )}
    </Row>
  )
}
