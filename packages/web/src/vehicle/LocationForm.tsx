import {
  type LocationForm as Answers,
  type LocationField,
  locationQuestions,
  type Problem
} from "@crewfleet/sdk"
import { useMemo } from "react"
import { countryNames } from "../agency/countryNames.ts"
import { Form } from "../ui/Form.tsx"
import { SelectField } from "../ui/SelectField.tsx"
import { TextField } from "../ui/TextField.tsx"

interface LocationFormProps {
  readonly id: string
  readonly form: Answers
  readonly problems: ReadonlyArray<Problem>
  /** What else was said against the last attempt. */
  readonly refusals: ReadonlyArray<string>
  readonly busy: boolean
  readonly onChange: (changes: Partial<Answers>) => void
  readonly onSubmit: () => void
}

/** The questions about a place. */
export function LocationForm({ id, form, problems, refusals, busy, onChange, onSubmit }: LocationFormProps) {
  const countries = useMemo(() => choicesWith(form.country), [form.country])
  const spoken = refusals.filter((text) => problems.every((problem) => problem.text !== text))
  const answer = (field: LocationField) => ({
    name: `location-${field}`,
    label: locationQuestions[field],
    value: form[field],
    problem: problems.find((problem) => problem.field === field)?.text,
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ [field]: currentTarget.value })
  })
  return (
    <Form
      id={id}
      busy={busy}
      problems={[
        ...spoken.map((text) => ({ text })),
        ...problems.map(({ field, text }) => ({ field: `location-${field}`, text }))
      ]}
      onSubmit={onSubmit}
    >
      <TextField {...answer("name")} hint="What your desk is called" autoComplete="off" />
      <TextField {...answer("firstLine")} optional autoComplete="off" />
      <TextField {...answer("city")} autoComplete="off" />
      <TextField {...answer("postalCode")} optional autoComplete="off" />
      <SelectField {...answer("country")} choices={countries} />
    </Form>
  )
}

/** Every country, and the one that was answered earlier as it was spelt then. */
const choicesWith = (country: string) => {
  const names = countryNames()
  const spelt = country === "" || names.includes(country) ? names : [country, ...names]
  return spelt.map((name) => ({ value: name, label: name }))
}
