import { type ComponentProps, useState } from "react"
import control from "./Control.module.css"
import { Field, type FieldWords } from "./Field.tsx"
import styles from "./PasswordField.module.css"

interface PasswordFieldProps extends FieldWords, Omit<ComponentProps<"input">, "name" | "id" | "type"> {
  readonly name: string
  readonly id?: string
}

/** A password that its owner can look at while typing it. */
export function PasswordField({ label, hint, problem, name, id = name, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)

  return (
    <Field id={id} label={label} hint={hint} problem={problem}>
      {(wiring) => (
        <div className={styles.frame}>
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...input}
            {...wiring}
            name={name}
            type={shown ? "text" : "password"}
            className={control.control}
          />
          <button
            type="button"
            className={styles.toggle}
            aria-label={shown ? "Hide password" : "Show password"}
            aria-controls={id}
            onClick={() => setShown(!shown)}
          >
            {shown ? "Hide" : "Show"}
          </button>
        </div>
      )}
    </Field>
  )
}
