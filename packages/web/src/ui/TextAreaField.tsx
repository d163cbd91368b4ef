import type { ComponentProps } from "react"
import control from "./Control.module.css"
import { Field, type FieldWords } from "./Field.tsx"

interface TextAreaFieldProps extends FieldWords, Omit<ComponentProps<"textarea">, "name" | "id"> {
  readonly name: string
  readonly id?: string
}

/** A labelled text of several lines; its id is its name unless another is given. */
export function TextAreaField({
  label,
  hint,
  problem,
  optional,
  counter,
  name,
  id = name,
  ...area
}: TextAreaFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} problem={problem} optional={optional} counter={counter}>
      {(wiring) => <textarea rows={3} {...area} {...wiring} name={name} className={control.control} />}
    </Field>
  )
}
