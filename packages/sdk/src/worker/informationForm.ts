import { form } from "../form/form.ts"
import { choice } from "../form/kinds/choice.ts"
import { date } from "../form/kinds/date.ts"
import { text } from "../form/kinds/text.ts"

/** How a worker is paid (specification 002 §9). */
export const paymentMethodWords = {
  Paye: "Paye",
  Umbrella: "Umbrella",
  "Pvt. Ltd": "Pvt. Ltd",
  PVT: "PVT"
} as const

/** On what ground a worker has the right to work (specification 002 §9). */
export const rightToWorkWords = {
  Temporary: "Temporary",
  Residency: "Residency",
  Citizen: "Citizen"
} as const

/** What an agency keeps about the terms and checks of a worker (specification 002 §3 and §5). */
export const informationForm = form(
  {
    /** How the worker is paid: Paye, Umbrella, Pvt. Ltd or PVT. */
    paymentMethod: choice({
      label: "Payment method",
      of: paymentMethodWords,
      placeholder: "Choose how they are paid",
      required: "Choose the payment method",
      harmless: true
    }),
    /** The first day of the contract. */
    employmentStartDate: date({
      label: "Employment start date",
      required: "Enter the employment start date"
    }),
    /** The last day of the contract. */
    contractEndDate: date({ label: "Contract end date", required: "Enter the contract end date" }),
    /** The day on which the DBS check is due again; it counts through that day. */
    nextCheckDate: date({ label: "Next check date", required: "Enter the next check date" }),
    /** On what ground they have the right to work: Temporary, Residency or Citizen. */
    rightToWork: choice({
      label: "Right to work",
      of: rightToWorkWords,
      placeholder: "Not known yet",
      harmless: true
    }),
    /** The last day of the right to work; absent where it has no end. */
    expiry: date({ label: "Right to work until" }),
    /** Twelve digits. */
    dbsNumber: text({
      label: "DBS certificate number",
      hint: "Twelve digits",
      max: 20,
      inputMode: "numeric",
      written: (typed) => typed.replace(/\s/g, ""),
      check: (typed) =>
        /^\d{12}$/.test(typed.replace(/\s/g, "")) ? undefined : "A DBS certificate number has twelve digits"
    }),
    /** What they may not do, 1,000 characters at most. */
    restrictions: text({ label: "Restrictions", max: 1_000, height: 3, wide: true })
  },
  {
    rules: {
      contractEndDate: ({ employmentStartDate, contractEndDate }) =>
        employmentStartDate && contractEndDate && contractEndDate < employmentStartDate
          ? "The contract must not end before it starts"
          : undefined,
      expiry: ({ rightToWork, expiry }) =>
        rightToWork === "Temporary" && !expiry ? "Enter until when the right to work lasts" : undefined
    }
  }
)
