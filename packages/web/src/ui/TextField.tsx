import type { ComponentProps } from "react"
import control from "./Control.module.css"
import { Field, type FieldWords } from "./Field.tsx"

interface TextFieldProps extends FieldWords, Omit<ComponentProps<"input">, "name" | "id"> {
  readonly name: string
  readonly id?: string
}

/** A labelled line of text; its id is its name unless another is given. */
export function TextField({
  label,
  labelHidden,
  hint,
  problem,
  optional,
  counter,
  name,
  id = name,
  ...input
}: TextFieldProps) {
  return (
    <Field
      id={id}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      problem={problem}
      optional={optional}
      counter={counter}
    >
      {(wiring) => <input type="text" {...input} {...wiring} name={name} className={control.control} />}
    </Field>
  )
}
