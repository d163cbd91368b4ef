import Check from "lucide-react/icons/check"
import styles from "./StepIndicator.module.css"
import { VisuallyHidden } from "./VisuallyHidden.tsx"

interface StepIndicatorProps {
  readonly label: string
  readonly steps: readonly string[]
  /** Zero-based. */
  readonly current: number
  /** Which of the steps are done; those before the current one, unless told. */
  readonly done?: readonly string[]
}

/** Where one is in a journey of known length; it shows the way and is not a way to move. */
export function StepIndicator({ label, steps, current, done = steps.slice(0, current) }: StepIndicatorProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-done={done.includes(step)}
          aria-current={index === current ? "step" : undefined}
        >
          <span className={styles.mark} aria-hidden="true">
            {done.includes(step) ? <Check /> : index + 1}
          </span>
          <span>
            {step}
            {done.includes(step) && <VisuallyHidden>, done</VisuallyHidden>}
          </span>
        </li>
      ))}
    </ol>
  )
}
