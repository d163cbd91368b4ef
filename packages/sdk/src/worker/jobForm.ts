import { form } from "../form/form.ts"
import { mapped } from "../form/kinds/mapped.ts"
import { reference } from "../form/kinds/reference.ts"
import type { Lookup } from "../lookup/LookupApi.ts"

const chosen = (label: string, required: string, placeholder: string) =>
  mapped(
    reference<
      { label: string; required: string; placeholder: string; harmless: true },
      Pick<Lookup, "id" | "name">
    >({
      label,
      required,
      placeholder,
      harmless: true,
      nameOf: ({ name }) => name
    }),
    { shape: "integer", read: (id: number) => ({ id, name: "" }), write: ({ id }) => id }
  )

/** What a worker may be booked as by an agency (specification 002 §5). */
export const jobForm = form({
  /** As what, by its number in the lookups. */
  assignmentCodeId: chosen("Assignment code", "Choose the assignment code", "Choose an assignment code"),
  /** How they are paid for it, by its number in the lookups. */
  paymentMethodId: chosen("Payment method", "Choose the payment method", "Choose how they are paid")
})
