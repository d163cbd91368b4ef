import { Button } from "../ui/Button.tsx"
import { Row } from "../ui/Row.tsx"
import styles from "./DraftNotice.module.css"

interface DraftNoticeProps {
  /** For how many hours a device keeps what was typed last. */
  readonly hours: number
  readonly onDelete: () => void
}

/** Says for how long what is typed stays on this device, and deletes it at one touch. */
export function DraftNotice({ hours, onDelete }: DraftNoticeProps) {
  return (
    <Row justify="between" gap={3}>
      <p className={styles.notice}>
        What you type stays on this device, encrypted, until you send it. It is deleted {hours} hours after
        you typed last.
      </p>
      <Button onClick={onDelete}>Delete what I typed</Button>
    </Row>
  )
}
