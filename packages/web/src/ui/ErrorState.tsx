import CircleAlert from "lucide-react/icons/circle-alert"
import { Button } from "./Button.tsx"
import styles from "./Placeholder.module.css"

interface ErrorStateProps {
  readonly message: string
  /** What happens next, where nobody has to do anything. */
  readonly detail?: string | undefined
  readonly busy?: boolean
  /** Left out where trying again can never help. */
  readonly onRetry?: (() => void) | undefined
}

/** Says in the words given that something could not be loaded, and tries again on demand where that may help. */
export function ErrorState({ message, detail, busy = false, onRetry }: ErrorStateProps) {
  return (
    <div className={styles.placeholder} role="alert">
      <CircleAlert className={styles.icon} data-kind="error" aria-hidden="true" />
      <p className={styles.title}>{message}</p>
      {detail && <p className={styles.words}>{detail}</p>}
      {onRetry && (
        <Button size="small" busy={busy} onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  )
}
