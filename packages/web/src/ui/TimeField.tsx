import { type ComponentProps, useState } from "react"
import { TextField } from "./TextField.tsx"

interface TimeFieldProps extends Omit<ComponentProps<typeof TextField>, "value" | "onChange" | "type"> {
  /** `20:00`, or empty. */
  readonly value: string
  readonly onTime: (time: string) => void
}

/** A time of day to type or choose; it is told on leaving the field, or with Enter. */
export function TimeField({ value, onTime, ...field }: TimeFieldProps) {
  const [typed, setTyped] = useState<string>()
  const settle = () => {
    setTyped(undefined)
    if (typed !== undefined && typed !== value) onTime(typed)
  }
  return (
    <TextField
      {...field}
      type="time"
      value={typed ?? value}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={settle}
      onKeyDown={({ key }) => key === "Enter" && settle()}
    />
  )
}
