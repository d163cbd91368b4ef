import { timeZoneName, timeZones } from "@crewfleet/sdk/rules"
import { useMemo } from "react"
import { type ControlProps, fieldWords } from "../form/ControlProps.ts"
import { ComboboxField } from "../ui/ComboboxField.tsx"

/** In which zone an agency reads and writes times, found by a place in it. */
export function TimeZoneField(control: ControlProps<string>) {
  const { value } = control
  const choices = useMemo(
    () => timeZones(value).map((timeZone) => ({ value: timeZone, label: timeZoneName(timeZone) })),
    [value]
  )
  return (
    <ComboboxField
      {...fieldWords(control)}
      placeholder="Search by city or region"
      nothingFound="No such time zone"
      choices={choices}
      value={value || null}
      onChange={(timeZone) => control.onChange(timeZone ?? "")}
    />
  )
}
