import { useId } from "react"
import styles from "./SegmentedControl.module.css"
import shape from "./Segments.module.css"

interface Segment<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly disabled?: boolean
}

interface SegmentedControlProps<Value extends string> {
  readonly label: string
  readonly segments: readonly Segment<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A few choices side by side, one of them taken: radios underneath. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <fieldset className={shape.segments} aria-label={props.label}>
      {props.segments.map(({ value, label, disabled = false }) => (
        <label key={value} className={`${shape.segment} ${styles.choice}`}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={value}
            checked={value === props.value}
            disabled={disabled}
            onChange={() => props.onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
