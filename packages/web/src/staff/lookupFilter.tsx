import type { LookupRequest } from "@crewfleet/machines"
import type { ListFilter } from "../list/List.ts"
import { SelectField } from "../ui/SelectField.tsx"
import { useLogic } from "../useLogic.ts"
import type { StaffLogics } from "./staffLogics.ts"

interface LookupFilterProps {
  readonly name: string
  readonly label: string
  readonly placeholder: string
  readonly of: LookupRequest["of"]
  readonly logic: StaffLogics["lookup"]
}

/** Narrows a list to what has one of the things that the service knows. */
export const lookupFilter = <Filter,>(props: LookupFilterProps): ListFilter<string | undefined, Filter> => ({
  name: props.name,
  none: undefined,
  read: (word, first) => (/^[1-9]\d{0,8}$/.test(word) ? word : first),
  write: (value) => value ?? "",
  field: ({ value, onChange }) => <LookupSelect {...props} value={value} onChange={onChange} />
})

interface LookupSelectProps extends LookupFilterProps {
  readonly value: string | undefined
  readonly onChange: (value: string | undefined) => void
}

function LookupSelect({ name, label, placeholder, of, logic, value, onChange }: LookupSelectProps) {
  const [state] = useLogic(logic, { input: { request: { of } } })
  const choices = (state.context.value ?? []).map((one) => ({ value: String(one.id), label: one.name }))
  const isOffered = value === undefined || choices.some((choice) => choice.value === value)
  return (
    <SelectField
      name={name}
      label={label}
      labelHidden
      placeholder={placeholder}
      choices={isOffered ? choices : [{ value, label: `${label} ${value}` }, ...choices]}
      value={value ?? ""}
      onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
    />
  )
}
