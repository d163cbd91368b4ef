import { instantAt, instantsAt, momentIn, wallClockOf, writeInstant } from "@crewfleet/sdk/rules"
import { useMemo } from "react"
import type { FieldWords } from "../ui/Field.tsx"
import { Radios } from "../ui/Radios.tsx"
import { Stack } from "../ui/Stack.tsx"
import { TextField } from "../ui/TextField.tsx"
import { useShownFirst } from "../ui/useShownFirst.ts"

interface InstantFieldProps extends FieldWords {
  readonly name: string
  readonly disabled?: boolean
  /** The first time that a picker offers, by the same clock. */
  readonly min?: string
  /** By the clock of which zone it is shown and typed. */
  readonly zone: string
  /** An instant (ISO 8601 in UTC), or what was typed and is none. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/**
 * A day and a time by the clock on the wall of a zone; in the hour that comes twice it asks which of the two is meant. What nobody
 * touches stays the instant that it was, to the second.
 */
export function InstantField({ value, zone, onChange, ...field }: InstantFieldProps) {
  const read = useMemo(() => readBy(zone, value), [zone, value])
  const [shown, type] = useShownFirst(read.shown, (typed) => onChange(instantAt(typed, zone, value) ?? typed))
  return (
    <Stack gap={2}>
      <TextField
        {...field}
        type="datetime-local"
        autoComplete="off"
        value={shown}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {read.twice.length > 1 && (
        <Radios
          name={`${field.name}/which`}
          label={`${field.label}: the clocks show this time twice`}
          choices={read.twice.map((instant, index) => ({
            value: instant,
            label: `${index === 0 ? "The first time" : "The second time"} (${writeInstant("clock", instant, zone)})`
          }))}
          value={read.twice.includes(value) ? value : (read.twice[0] ?? "")}
          onChange={onChange}
        />
      )}
    </Stack>
  )
}

/** What the clock of a zone shows at an instant, and the instants at which it shows just that. */
const readBy = (zone: string, value: string) => {
  if (!momentIn(value)) return { shown: value, twice: [] }
  const shown = wallClockOf(value, zone)
  return { shown, twice: instantsAt(shown, zone) }
}
