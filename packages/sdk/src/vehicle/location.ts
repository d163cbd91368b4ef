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

/** What each question about a location is called. */
export const locationQuestions = {
  name: "Name",
  firstLine: "Address",
  city: "Town or city",
  postalCode: "Postcode",
  country: "Country"
} as const satisfies Record<LocationField, string>

const missing: { readonly [Field in LocationField]?: string } = {
  name: "Enter a name for the location",
  city: "Enter the town or city",
  country: "Enter the country"
}

/** The most characters that one answer about a location may have. */
export const locationMaximum = 100

/** What is wrong with the answers about a location, in the order of its questions; address and postcode are optional. */
export const locationProblems = (form: LocationForm): ReadonlyArray<LocationProblem> =>
  (Object.keys(locationQuestions) as ReadonlyArray<LocationField>).flatMap((field) => {
    const lacking = isBlank(form[field]) ? missing[field] : undefined
    if (lacking !== undefined) return [{ field, text: lacking }]
    return form[field].trim().length > locationMaximum
      ? [{ field, text: `${locationQuestions[field]} must be ${locationMaximum} characters or fewer` }]
      : []
  })

/** What is known of a location, as the form shows it. */
export const locationFormOf = (location: Omit<Partial<VehicleLocation>, "id">): LocationForm => ({
  name: location.name ?? "",
  firstLine: location.firstLine ?? "",
  city: location.city ?? "",
  postalCode: location.postalCode ?? "",
  country: location.country ?? ""
})

/** What is sent of a form that has no problems. */
export const locationDetailsIn = (form: LocationForm, version?: number | null): LocationDetails => ({
  name: form.name.trim(),
  firstLine: form.firstLine.trim() || null,
  city: form.city.trim(),
  postalCode: form.postalCode.trim() || null,
  country: form.country.trim(),
  ...(typeof version === "number" && { version })
})

/** A location in one line: its name, and its town where the name does not tell it. */
export const locationText = ({ name, city, country }: Omit<Partial<VehicleLocation>, "id">): string => {
  if (name && city) return name.includes(city) ? name : `${name}, ${city}`
  return [name || city, name ? undefined : country].filter(Boolean).join(", ")
}
