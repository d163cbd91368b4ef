import type { ComponentProps } from "react"
import control from "./Control.module.css"
import { Field, type FieldWords } from "./Field.tsx"
import styles from "./SelectField.module.css"

/** One thing to choose: the value that is sent, and the words that are read. */
export interface Choice {
  readonly value: string
  readonly label: string
}

interface SelectFieldProps extends FieldWords, Omit<ComponentProps<"select">, "name" | "id" | "children"> {
  readonly name: string
  readonly id?: string
  readonly choices: readonly Choice[]
  readonly placeholder?: string
}

/** One of several choices, in the select of the platform. */
export function SelectField({
  label,
  labelHidden,
  hint,
  problem,
  optional,
  name,
  id = name,
  ...rest
}: SelectFieldProps) {
  const { choices, placeholder, ...select } = rest
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} problem={problem} optional={optional}>
      {(wiring) => (
        <div className={styles.frame}>
          <select {...select} {...wiring} name={name} className={control.control}>
            {placeholder && <option value="">{placeholder}</option>}
            {choices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  )
}
