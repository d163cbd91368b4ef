import styles from "./ProgressBar.module.css"
import { Stack } from "./Stack.tsx"

interface ProgressBarProps {
  readonly label: string
  /** From 0 to 100. */
  readonly percent: number
}

/** How much of something is done. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  const rounded = Math.round(percent)
  return (
    <Stack gap={1}>
      <div className={styles.words} aria-hidden="true">
        <span>{label}</span>
        <span>{rounded}%</span>
      </div>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={rounded}
      >
        <div className={styles.bar} style={{ width: `${rounded}%` }} />
      </div>
    </Stack>
  )
}
