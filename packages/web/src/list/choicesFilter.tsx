import { MultiSelectField } from "../ui/MultiSelectField.tsx"
import type { Choice } from "../ui/SelectField.tsx"
import type { ListFilter } from "./List.ts"

interface ChoicesFilter<Code extends string> {
  readonly name: string
  readonly label: string
  /** What is read while none is chosen. */
  readonly placeholder: string
  readonly choices: ReadonlyArray<Choice & { readonly value: Code }>
}

/** Narrows a list to what has any of several codes. */
export const choicesFilter = <Code extends string, Filter>({
  name,
  choices,
  ...words
}: ChoicesFilter<Code>): ListFilter<ReadonlyArray<Code>, Filter> => {
  const codes = choices.map(({ value }) => value)
  const chosenIn = (given: ReadonlyArray<string>) =>
    [...new Set(given)].flatMap((word) => codes.find((code) => code === word) ?? [])
  return {
    name,
    none: [],
    read: (word) => chosenIn(word.split(",")),
    write: (value) => value.join(","),
    field: ({ value, onChange }) => (
      <MultiSelectField
        {...words}
        name={name}
        labelHidden
        choices={choices}
        value={value}
        onChange={(chosen) => onChange(chosenIn(chosen))}
      />
    )
  }
}
