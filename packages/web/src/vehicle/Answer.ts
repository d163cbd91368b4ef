import type { VehicleField, VehicleForm } from "@crewfleet/sdk"

/** What the fields of the form of a vehicle share: what was answered, what is wrong with it, and how it changes. */
export interface Answering {
  readonly form: VehicleForm
  readonly problemOf: (field: VehicleField) => string | undefined
  readonly onChange: (changes: Partial<VehicleForm>) => void
}

/** The field of one answer that is typed or chosen. */
export const answerTo = ({ form, problemOf, onChange }: Answering, field: VehicleField) => ({
  name: field,
  value: String(form[field]),
  problem: problemOf(field),
  onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
    onChange({ [field]: currentTarget.value })
})
