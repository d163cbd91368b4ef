import type { Problem } from "../failure/Problem.ts"

/** The steps of the profile wizard, in their order (specification 000 §4). */
export const profileSteps = ["currency", "contact", "logo"] as const
export type ProfileStep = (typeof profileSteps)[number]

/** How far the wizard has come, in whole per cent: 33, 67, 100. */
export const profileProgress = (step: ProfileStep): number =>
  Math.round(((profileSteps.indexOf(step) + 1) / profileSteps.length) * 100)

/** The contact details that the second step asks for, as typed. */
export interface Contact {
  readonly telephone: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly country: string
}

/** What is wrong with the first step (specification 000 §5). */
export const currencyProblems = (baseCurrency: string): ReadonlyArray<Problem<"baseCurrency">> =>
  baseCurrency.trim() === "" ? [{ field: "baseCurrency", text: "Please select a base currency" }] : []

const questions = {
  telephone: "Telephone",
  street: "Street address",
  city: "City",
  state: "State/Province",
  postalCode: "Postal code",
  country: "Country"
} as const satisfies Record<keyof Contact, string>

/** The most characters that one contact detail may have. */
export const contactMaximum = 255

/** What is wrong with the second step, in the order of its fields; the postal code is optional. */
export const contactProblems = (contact: Contact): ReadonlyArray<Problem<keyof Contact>> =>
  contactFields.flatMap((field) => {
    const text = problemOf(field, contact[field])
    return text === undefined ? [] : [{ field, text }]
  })

const contactFields = Object.keys(questions) as ReadonlyArray<keyof Contact>

const problemOf = (field: keyof Contact, answer: string): string | undefined => {
  if (field === "telephone" && !isTelephone(answer)) return "Please enter a valid phone number"
  if (field !== "postalCode" && answer.trim() === "") return `${questions[field]} is required`
  return answer.length > contactMaximum
    ? `${questions[field]} must be ${contactMaximum} characters or fewer`
    : undefined
}

/** Digits, spaces, dashes and brackets, with an optional leading plus; at least one digit. */
export const isTelephone = (text: string): boolean => /^\+?[\d ()-]+$/.test(text.trim()) && /\d/.test(text)

/** The largest logo that may be uploaded, in bytes: 5 MB (specification 000 §9). */
export const logoMaximum = 5 * 1024 * 1024

/** The media types of a logo: PNG, and JPG or JPEG. */
export const logoTypes: ReadonlyArray<string> = ["image/png", "image/jpeg"]

/** What is known of a logo before it is uploaded: its media type, and its size in bytes. */
export interface Logo {
  readonly type: string
  readonly size: number
}

/** What is wrong with the third step (specification 000 §5). */
export const logoProblems = (logo: Logo | undefined): ReadonlyArray<Problem<"logo">> => {
  if (!logo) return problem("Please upload your agency logo before completing the profile")
  if (!logoTypes.includes(logo.type)) return problem("The logo must be a PNG, JPG or JPEG")
  if (logo.size === 0) return problem("The selected file is empty")
  return logo.size > logoMaximum ? problem("The logo must be 5MB or smaller") : []
}

const problem = (text: string) => [{ field: "logo" as const, text }]
