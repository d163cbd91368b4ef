import Check from "lucide-react/icons/check"
import styles from "./StepIndicator.module.css"
import { VisuallyHidden } from "./VisuallyHidden.tsx"

interface StepIndicatorProps {
  readonly label: string
  readonly steps: readonly string[]
  /** Zero-based. */
  readonly current: number
}

/** Where one is in a journey of known length; it shows the way and is not a way to move. */
export function StepIndicator({ label, steps, current }: StepIndicatorProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-done={index < current}
          aria-current={index === current ? "step" : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {index < current ? <Check /> : index + 1}
          </span>
          <span>
            {step}
            {index < current && <VisuallyHidden>, done</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  )
}
