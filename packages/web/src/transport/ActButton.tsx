import { useId } from "react"
import { Button } from "../ui/Button.tsx"
import { Stack } from "../ui/Stack.tsx"
import styles from "./ActButton.module.css"

interface ActButtonProps {
  readonly act: string
  readonly kind: "primary" | "danger"
  /** Why it cannot be done now. */
  readonly because: string | undefined
  readonly busy?: boolean
  readonly onPress: () => void
}

/** A button that does something, or says why that cannot be done now. */
export function ActButton({ act, kind, because, busy = false, onPress }: ActButtonProps) {
  const id = useId()
  return (
    <Stack gap={1} align="start">
      <Button
        kind={kind}
        busy={busy}
        disabled={because !== undefined}
        aria-describedby={because && id}
        onClick={onPress}
      >
        {act}
      </Button>
      {because && (
        <span id={id} className={styles.because}>
          {because}.
        </span>
      )}
    </Stack>
  )
}
