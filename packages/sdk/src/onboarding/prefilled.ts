import { country, countryCodeOf, countryNameOf } from "../form/kinds/country.ts"
import { date } from "../form/kinds/date.ts"
import { mapped } from "../form/kinds/mapped.ts"
import { text } from "../form/kinds/text.ts"

const max = 255

/**
 * What the onboarding forms know of a worker before they are asked (specification 002 §5). Which of it can be changed in a
 * form is the form's own to say: what is `given` follows the worker's details until the form is handed in.
 */
export const prefilled = {
  lastname: text({ label: "Surname", max }),
  firstname: text({ label: "First names", max }),
  dob: date({ label: "Date of birth" }),
  email: text({ label: "Email", max, inputMode: "email" }),
  address: text({ label: "Address", max, height: 3, wide: true }),
  phone: text({ label: "Phone", max, inputMode: "tel" }),
  /** Two letters (ISO 3166-1). */
  nationality: mapped(country({ label: "Nationality" }), {
    shape: "string",
    read: (code: string) => countryNameOf(code),
    write: (name) => countryCodeOf(name)
  })
} as const

/** The titles by which people are addressed (specification 002 §9). */
export const titles = { Mr: "Mr", Mrs: "Mrs", Miss: "Miss", Ms: "Ms", Dr: "Dr" } as const

/** Who may read an answer beside the worker whose it is: a permission opens each (`docs/security.md`). */
export const audiences = {
  /** Health: clinical reviewers. */
  clinical: "clinical",
  /** Bank details: payroll. */
  payroll: "payroll",
  /** Contact, National Insurance, offences and referees: the agency, and no client. */
  agency: "agency"
} as const
