import { form } from "../form/form.ts"
import { country } from "../form/kinds/country.ts"
import { text } from "../form/kinds/text.ts"
import type { VehicleLocation } from "./Vehicle.ts"

const max = 100

/** What is asked of a place where an agency hands its vehicles over; address and postcode are optional. */
export const locationForm = form({
  /** What the desk is called, 100 characters at most. */
  name: text({
    label: "Name",
    hint: "What your desk is called",
    max,
    required: "Enter a name for the location",
    wide: true
  }),
  /** House and street, 100 characters at most. */
  firstLine: text({ label: "Address", max, wide: true }),
  /** The town or city, 100 characters at most. */
  city: text({ label: "Town or city", max, required: "Enter the town or city" }),
  /** The postcode, 100 characters at most. */
  postalCode: text({ label: "Postcode", max }),
  /** The country, by its English name. */
  country: country({ label: "Country", required: "Enter the country", preset: "United Kingdom" })
})

/** A location in one line: its name, and its town where the name does not tell it. */
export const locationText = ({ name, city, country }: Omit<Partial<VehicleLocation>, "id">): string => {
  if (name && city) return name.includes(city) ? name : `${name}, ${city}`
  return [name || city, name ? undefined : country].filter(Boolean).join(", ")
}
