import { choicesOf } from "../ui/choicesOf.ts"
import { SelectField } from "../ui/SelectField.tsx"
import type { ListFilter } from "./List.ts"

interface ChoiceFilter {
  readonly name: string
  readonly label: string
  /** What is read while none is chosen. */
  readonly placeholder: string
  /** The codes and their words. */
  readonly choices: Readonly<Record<string, string>>
}

/** What stands in the address for any, where a list is narrowed at first. */
const any = "ALL"

/** Narrows a list to what has one of some codes. */
export const choiceFilter = <Filter,>({
  name,
  label,
  placeholder,
  choices
}: ChoiceFilter): ListFilter<string | undefined, Filter> => ({
  name,
  none: undefined,
  read: (word, first) => (Object.hasOwn(choices, word) ? word : word === any ? undefined : first),
  write: (value) => value ?? any,
  field: ({ value, onChange }) => (
    <SelectField
      name={name}
      label={label}
      labelHidden
      placeholder={placeholder}
      choices={choicesOf(choices)}
      value={value ?? ""}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  )
})
