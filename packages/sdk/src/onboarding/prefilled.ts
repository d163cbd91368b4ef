import { form } from "../form/form.ts"
import { country, countryCodeOf, countryNameOf } from "../form/kinds/country.ts"
import { date } from "../form/kinds/date.ts"
import { file } from "../form/kinds/file.ts"
import { mapped } from "../form/kinds/mapped.ts"
import { telephoneNumber } from "../form/kinds/nationalNumber.ts"
import { signature } from "../form/kinds/signature.ts"
import { text } from "../form/kinds/text.ts"

/** The most characters of a line (specification 002 §5). */
export const lineMax = 255

/** The most characters of an explanation (specification 002 §5). */
export const detailsMax = 1_000

/** Who may read an answer beside the worker whose it is: a permission opens each (`docs/security.md`). */
export const audiences = {
  /** Health: clinical reviewers. */
  clinical: "clinical",
  /** Bank and tax details: payroll. */
  payroll: "payroll",
  /** Contact, National Insurance, offences and referees: the agency, and no client. */
  agency: "agency"
} as const

type Audience = { readonly audience?: keyof typeof audiences }

/** A line of text. */
export const line = <const Label extends string, const More extends object>(label: Label, more?: More) =>
  text({ label, max: lineMax, ...more } as { readonly label: Label; readonly max: number } & More)

/**
 * What the onboarding forms know of a worker before they are asked (specification 002 §5). Which of it can be changed in a
 * form is the form's own to say: what is `given` follows the worker's details until the form is handed in.
 */
export const prefilled = ({ audience }: Audience = {}) => {
  const restricted = audience ? { audience } : {}
  return {
    /** Surname, as the worker's details have it. */
    lastname: line("Surname"),
    /** First names, as the worker's details have them. */
    firstname: line("First names"),
    /** The day of birth. */
    dob: date({ label: "Date of birth" }),
    /** The country of whose nationality they are, two letters (ISO 3166-1). */
    nationality: mapped(country({ label: "Nationality", ...restricted }), {
      shape: "string",
      read: (code: string) => countryNameOf(code),
      write: (name) => countryCodeOf(name)
    }),
    /** Where they live. */
    address: line("Address", { height: 3, wide: true, autoComplete: "street-address", ...restricted }),
    /** E-mail address. */
    email: line("Email", { inputMode: "email", autoComplete: "email", ...restricted }),
    /** Telephone number. */
    phone: telephoneNumber({
      label: "Phone",
      autoComplete: "tel",
      required: "Enter a phone number",
      ...restricted
    })
  } as const
}

/** The titles by which people are addressed (specification 002 §9). */
export const titles = { Mr: "Mr", Mrs: "Mrs", Miss: "Miss", Ms: "Ms", Dr: "Dr" } as const

const yes = () => true

/** What nobody changes in a form, as the worker's details have it. */
export const givenIdentity = { lastname: yes, firstname: yes, dob: yes } as const

/** A picture of a signature, under 1 MB as every upload (specification 002 §5). */
const signaturePicture = form({
  file: file({
    label: "Picture of your signature",
    required: "Choose the picture of your signature",
    accept: ["image/jpeg", "image/png"],
    max: 1_048_575,
    pictureMax: 20_000_000,
    wrongType: "The file must be a picture",
    tooLarge: "Maximum upload file size is 1mb"
  })
})

/** The questions with which somebody signs: their name, their signature, and the day. */
export const signing = ({ audience }: Audience = {}) => {
  const restricted = audience ? { audience } : {}
  return {
    name: line("Full name", { autoComplete: "name", required: "Enter your full name", ...restricted }),
    signature: signature({
      label: "Signature",
      required: "Sign the form",
      unnamed: true,
      each: signaturePicture,
      wide: true,
      ...restricted
    }),
    date: date({
      label: "Date",
      required: "Enter the date",
      latest: 0,
      tooLate: "The date must be today or earlier",
      ...restricted
    })
  } as const
}
