import choice from "./Choice.module.css"
import { FieldNotes, type FieldWords, Optional, wire } from "./Field.tsx"
import type { Choice } from "./SelectField.tsx"

interface RadiosProps extends FieldWords {
  readonly name: string
  readonly choices: readonly (Choice & { readonly hint?: string })[]
  readonly value?: string
  readonly defaultValue?: string
  readonly inline?: boolean
  readonly onChange?: (value: string) => void
}

/** A question with a few answers; its id belongs to the first answer, where a summary's link leads. */
export function Radios({
  label,
  hint,
  problem,
  optional,
  name,
  choices,
  inline = false,
  ...answer
}: RadiosProps) {
  const { "aria-describedby": described, "aria-invalid": invalid } = wire(name, hint, problem)
  return (
    <fieldset className={choice.group} aria-describedby={described}>
      <legend className={choice.legend}>
        {label}
        <Optional shown={optional} />
      </legend>
      <FieldNotes id={name} hint={hint} problem={problem} />
      <div className={choice.choices} data-inline={inline}>
        {choices.map(({ value, label, hint }, index) => (
          <label key={value} className={choice.choice}>
            <input
              type="radio"
              className={choice.box}
              id={index === 0 ? name : undefined}
              name={name}
              value={value}
              aria-invalid={invalid}
              checked={answer.value === undefined ? undefined : answer.value === value}
              defaultChecked={answer.value === undefined ? answer.defaultValue === value : undefined}
              onChange={() => answer.onChange?.(value)}
            />
            <span>
              {label}
              {hint && <span className={choice.hint}>{hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
