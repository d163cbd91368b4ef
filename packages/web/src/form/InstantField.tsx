import { instantAt, instantsAt, momentIn, wallClockOf, writeInstant } from "@crewfleet/sdk/rules"
import type { FieldWords } from "../ui/Field.tsx"
import { Radios } from "../ui/Radios.tsx"
import { Stack } from "../ui/Stack.tsx"
import { TextField } from "../ui/TextField.tsx"

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
  const shown = momentIn(value) ? wallClockOf(value, zone) : value
  const twice = momentIn(value) ? instantsAt(shown, zone) : []
  return (
    <Stack gap={2}>
      <TextField
        {...field}
        type="datetime-local"
        autoComplete="off"
        value={shown}
        onChange={({ currentTarget }) =>
          onChange(instantAt(currentTarget.value, zone, value) ?? currentTarget.value)
        }
      />
      {twice.length > 1 && (
        <Radios
          name={`${field.name}/which`}
          label={`${field.label}: the clocks show this time twice`}
          choices={twice.map((instant, index) => ({
            value: instant,
            label: `${index === 0 ? "The first time" : "The second time"} (${writeInstant("clock", instant, zone)})`
          }))}
          value={twice.includes(value) ? value : (twice[0] ?? "")}
          onChange={onChange}
        />
      )}
    </Stack>
  )
}
