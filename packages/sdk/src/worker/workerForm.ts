import { isEmail } from "../contract/isEmail.ts"
import { form } from "../form/form.ts"
import { choice } from "../form/kinds/choice.ts"
import { country, countryCodeOf, countryNameOf, nationalityProblem } from "../form/kinds/country.ts"
import { date } from "../form/kinds/date.ts"
import { mapped } from "../form/kinds/mapped.ts"
import { reference } from "../form/kinds/reference.ts"
import { text } from "../form/kinds/text.ts"
import type { Lookup } from "../lookup/LookupApi.ts"

const max = 255

const notEmail = "Enter an e-mail address, such as name@example.com"

/** What is known of a worker as a person (specification 002 §3 and §5). */
export const workerForm = form(
  {
    /** First names, 255 characters at most. */
    firstname: text({
      label: "First name",
      max,
      required: "Enter the first name",
      autoComplete: "given-name"
    }),
    /** Surname, 255 characters at most. */
    lastname: text({ label: "Last name", max, required: "Enter the last name", autoComplete: "family-name" }),
    /** The day of birth. */
    dob: date({
      label: "Date of birth",
      required: "Enter the date of birth",
      latest: 0,
      tooLate: "The date of birth must be in the past",
      autoComplete: "bday"
    }),
    /** FEMALE or MALE. */
    gender: choice({
      label: "Gender",
      of: { FEMALE: "Female", MALE: "Male" },
      as: "radios",
      required: "Choose the gender"
    }),
    /** The country of whose nationality they are, two letters (ISO 3166-1). */
    nationality: mapped(
      country({ label: "Nationality", required: "Choose the nationality", placeholder: "Choose a country" }),
      { shape: "string", read: (code: string) => countryNameOf(code), write: (name) => countryCodeOf(name) }
    ),
    /** E-mail address, 255 characters at most. */
    email: text({
      label: "E-mail",
      max,
      inputMode: "email",
      autoComplete: "email",
      required: "Enter the e-mail address",
      check: (typed) => (isEmail(typed) ? undefined : notEmail)
    }),
    /** Telephone number, 255 characters at most. */
    phoneNumber: text({
      label: "Phone number",
      max,
      inputMode: "tel",
      autoComplete: "tel",
      required: "Enter the phone number"
    }),
    /** What they are booked as first of all. */
    assignmentCode: reference<
      { label: "Assignment code"; required: string; placeholder: string; wide: false; harmless: true },
      Pick<Lookup, "id" | "name">
    >({
      label: "Assignment code",
      required: "Choose the assignment code",
      placeholder: "Choose an assignment code",
      wide: false,
      harmless: true,
      nameOf: ({ name }) => name
    }),
    /** Where they live, 255 characters at most. */
    address: text({ label: "Address", max, height: 3, wide: true, autoComplete: "street-address" })
  },
  { rules: { nationality: nationalityProblem } }
)

/** The same with the number by which an agency knows them, which is that agency's own. */
export const agencyWorkerForm = form(
  {
    ...workerForm.questions,
    /** The number by which the agency knows them, 50 characters at most; null takes it away. */
    employmentNumber: text({
      label: "Employment number",
      hint: "The number by which the agency knows them",
      max: 50
    })
  },
  { rules: { nationality: nationalityProblem } }
)
