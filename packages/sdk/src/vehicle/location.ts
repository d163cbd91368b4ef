import { isBlank } from "../contract/isBlank.ts"
import type { Problem } from "../failure/Problem.ts"
import type { LocationDetails, VehicleLocation } from "./Vehicle.ts"

/** What the form of a location asks for, as typed. */
export interface LocationForm {
  readonly name: string
  readonly firstLine: string
  readonly city: string
  readonly postalCode: string
  readonly country: string
}

/** A question about a location. */
export type LocationField = keyof LocationForm
/** What is wrong with one answer about a location. */
export type LocationProblem = Problem<LocationField>

/** The form before anything was typed. */
export const emptyLocationForm: LocationForm = {
  name: "",
  firstLine: "",
  city: "",
  postalCode: "",
  country: "United Kingdom"
}

const questions = {
  name: ["Name", "Enter a name for the location"],
  firstLine: ["Address", undefined],
  city: ["Town or city", "Enter the town or city"],
  postalCode: ["Postcode", undefined],
  country: ["Country", "Enter the country"]
} as const satisfies Record<LocationField, readonly [string, string | undefined]>

/** The most characters that one answer about a location may have. */
export const locationMaximum = 100

/** What is wrong with the answers about a location, in the order of its questions; address and postcode are optional. */
export const locationProblems = (form: LocationForm): ReadonlyArray<LocationProblem> =>
  (Object.keys(questions) as ReadonlyArray<LocationField>).flatMap((field) => {
    const [question, missing] = questions[field]
    if (missing !== undefined && isBlank(form[field])) return [{ field, text: missing }]
    return form[field].trim().length > locationMaximum
      ? [{ field, text: `${question} must be ${locationMaximum} characters or fewer` }]
      : []
  })

/** What is sent of a form that has no problems. */
export const locationDetailsIn = (form: LocationForm): LocationDetails => ({
  name: form.name.trim(),
  firstLine: form.firstLine.trim() || null,
  city: form.city.trim(),
  postalCode: form.postalCode.trim() || null,
  country: form.country.trim()
})

/** A location in one line: its name, and its town where the name does not tell it. */
export const locationText = ({ name, city, country }: Omit<Partial<VehicleLocation>, "id">): string => {
  if (name && city) return name.includes(city) ? name : `${name}, ${city}`
  return [name || city, name ? undefined : country].filter(Boolean).join(", ")
}
