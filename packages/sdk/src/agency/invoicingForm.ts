import type { AnswersOf } from "../form/FormOf.ts"
import { form } from "../form/form.ts"
import { text } from "../form/kinds/text.ts"
import { wholeNumber } from "../form/kinds/wholeNumber.ts"

/** What stands on the invoices of an agency beside its name and address. */
export const invoicingForm = form({
  /** The number under which it pays tax, 50 characters at most. */
  taxNumber: text({
    label: "Tax number",
    hint: "Such as GB 123 4567 89",
    max: 50
  }),
  /** Within how many days of their issue its invoices are to be paid: 0 to 365. */
  paymentTerms: wholeNumber({
    label: "Payment terms in days",
    hint: "0 where invoices are due at once.",
    min: 0,
    max: 365,
    required: "Enter within how many days invoices are to be paid",
    preset: "14",
    harmless: true
  })
})

/** The answers about invoices as they are typed. */
export type InvoicingAnswers = AnswersOf<typeof invoicingForm>
