import type { ComponentProps } from "react"
import choice from "./Choice.module.css"
import { FieldNotes, type FieldWords, wire } from "./Field.tsx"

interface CheckboxFieldProps
  extends Omit<FieldWords, "optional">,
    Omit<ComponentProps<"input">, "name" | "id"> {
  readonly name: string
  readonly id?: string
}

/** One thing to tick. */
export function CheckboxField({ label, hint, problem, name, id = name, ...input }: CheckboxFieldProps) {
  return (
    <div className={choice.single}>
      <label className={choice.choice}>
        <input {...input} {...wire(id, hint, problem)} type="checkbox" name={name} className={choice.box} />
        {label}
      </label>
      <FieldNotes id={id} hint={hint} problem={problem} />
    </div>
  )
}
