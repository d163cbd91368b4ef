import choice from "./Choice.module.css"
import { FieldNotes, type FieldWords, Optional, wire } from "./Field.tsx"
import type { Choice } from "./SelectField.tsx"

interface RadioChoice extends Choice {
  readonly hint?: string
  /** Why it cannot be chosen any more; its label is struck through. */
  readonly taken?: string | undefined
}

interface RadiosProps extends FieldWords {
  readonly name: string
  readonly choices: readonly RadioChoice[]
  readonly value?: string
  readonly defaultValue?: string
  readonly inline?: boolean
  readonly onChange?: (value: string) => void
}

/** A question with a few answers; its id belongs to the first answer that can be chosen, where a summary's link leads. */
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
  const first = choices.findIndex(({ taken }) => taken === undefined)
  const { "aria-describedby": described, "aria-invalid": invalid } = wire(name, hint, problem)
  return (
    <fieldset className={choice.group} aria-describedby={described}>
      <legend className={choice.legend}>
        {label}
        <Optional shown={optional} />
      </legend>
      <FieldNotes id={name} hint={hint} problem={problem} />
      <div className={choice.choices} data-inline={inline}>
        {choices.map(({ value, label, hint, taken }, index) => (
          <label key={value} className={choice.choice} data-taken={taken !== undefined}>
            <input
              type="radio"
              className={choice.box}
              id={index === first ? name : undefined}
              disabled={taken !== undefined}
              name={name}
              value={value}
              aria-invalid={invalid}
              checked={answer.value === undefined ? undefined : answer.value === value}
              defaultChecked={answer.value === undefined ? answer.defaultValue === value : undefined}
              onChange={() => answer.onChange?.(value)}
            />
            <span>
              {taken === undefined ? label : <s>{label}</s>}
              {taken && ` ${taken}`}
              {hint && <span className={choice.hint}>{hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
