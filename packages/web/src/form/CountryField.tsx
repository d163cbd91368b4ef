import { countriesLike, countryCodeOf, countryNameOf } from "@crewfleet/sdk/rules"
import { useMemo, useState } from "react"
import { ComboboxField } from "../ui/ComboboxField.tsx"
import { type ControlProps, fieldWords } from "./ControlProps.ts"

/** How many are offered at once: whoever types on finds the rest, and a slow phone draws no more in time. */
const most = 8

/** A country, found by typing any usual name of it; a name that is left typed is taken for the country that it means. */
export function CountryField(control: ControlProps<string>) {
  const { value, question, onChange } = control
  const { placeholder } = question as { readonly placeholder?: string }
  const [typed, setTyped] = useState("")
  const choices = useMemo(
    () =>
      countriesLike(typed)
        .slice(0, most)
        .map((name) => ({ value: name, label: name })),
    [typed]
  )
  const answer = (name: string | null) => {
    setTyped("")
    onChange(name ?? "")
  }
  return (
    <ComboboxField
      {...fieldWords(control)}
      autoComplete={question.autoComplete ?? "off"}
      placeholder={placeholder ?? "Type the name of a country"}
      nothingFound={typed.trim() === "" ? "Type any name of a country" : "No such country"}
      choices={choices}
      value={value || null}
      search={{
        onType: setTyped,
        onLeave: () => {
          const code = countryCodeOf(typed)
          if (code === undefined) setTyped("")
          else answer(countryNameOf(code))
        },
        // One that was answered earlier stays as it was spelt then.
        chosen: value === "" ? null : { value, label: value }
      }}
      onChange={answer}
    />
  )
}
