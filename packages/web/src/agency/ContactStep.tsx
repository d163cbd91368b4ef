import type { Contact } from "@crewfleet/sdk"
import { useMemo } from "react"
import { SelectField } from "../ui/SelectField.tsx"
import { TextField } from "../ui/TextField.tsx"
import styles from "./ContactStep.module.css"
import { countryNames } from "./countryNames.ts"

interface ContactStepProps {
  readonly contact: Contact
  readonly problemOf: (field: keyof Contact) => string | undefined
  readonly onType: (field: keyof Contact, text: string) => void
}

/** How the agency can be reached. */
export function ContactStep({ contact, problemOf, onType }: ContactStepProps) {
  const countries = useMemo(() => countryNames().map((name) => ({ value: name, label: name })), [])
  const answer = (field: keyof Contact) => ({
    name: field,
    defaultValue: contact[field],
    problem: problemOf(field),
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onType(field, currentTarget.value)
  })

  return (
    <div className={styles.fields}>
      <TextField
        {...answer("telephone")}
        type="tel"
        label="Telephone"
        hint="Such as 0113 496 0000 or +44 (0)113 496 0000"
        autoComplete="tel"
      />
      <TextField {...answer("street")} label="Street address" autoComplete="address-line1" />
      <TextField {...answer("city")} label="City" autoComplete="address-level2" />
      <TextField {...answer("state")} label="State/Province" autoComplete="address-level1" />
      <TextField {...answer("postalCode")} label="Postal code" optional autoComplete="postal-code" />
      <SelectField
        {...answer("country")}
        label="Country"
        placeholder="Choose a country"
        choices={countries}
        autoComplete="country-name"
      />
    </div>
  )
}
