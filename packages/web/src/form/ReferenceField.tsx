import type { Chosen } from "@crewfleet/sdk/rules"
import { ComboboxField } from "../ui/ComboboxField.tsx"
import { type Choice, SelectField } from "../ui/SelectField.tsx"
import { type ControlProps, fieldWords } from "./ControlProps.ts"

interface ReferenceFieldProps extends ControlProps<Chosen> {
  readonly choices: ReadonlyArray<Choice>
  /** What is said where no choice is like what is typed; without it nothing is typed, and the few choices are a list. */
  readonly nothingFound?: string
  /** Finds the choices elsewhere, by what is typed. */
  readonly onType?: (text: string) => void
  /** Why the choices are not there. */
  readonly failure?: string | undefined
}

/** One of the things that the service knows; what was chosen earlier stays, though it is offered no more. */
export function ReferenceField({ choices, nothingFound, onType, failure, ...control }: ReferenceFieldProps) {
  const { id, name } = control.value
  const chosen = id === "" ? null : { value: id, label: name || id }
  const isOffered = !chosen || onType || choices.some(({ value }) => value === id)
  const all = isOffered ? choices : [...choices, chosen]
  const choose = (id: string) =>
    control.onChange({ id, name: all.find(({ value }) => value === id)?.label ?? "" })
  const words = fieldWords(control)
  const { placeholder = "" } = control.question as { readonly placeholder?: string }
  return nothingFound === undefined ? (
    <SelectField
      {...words}
      placeholder={placeholder}
      value={id}
      choices={all}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    />
  ) : (
    <ComboboxField
      {...words}
      problem={words.problem ?? failure}
      choices={all}
      value={id || null}
      nothingFound={nothingFound}
      {...(onType && { search: { onType, chosen } })}
      onChange={(value) => choose(value ?? "")}
    />
  )
}
