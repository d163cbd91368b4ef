import { type ComponentProps, useEffect, useRef, useState } from "react"
import { TextField } from "./TextField.tsx"

interface DateFieldProps extends Omit<ComponentProps<typeof TextField>, "value" | "onChange" | "type"> {
  /** `2026-11-20`, or empty. */
  readonly value: string
  readonly onDate: (date: string) => void
}

/** Milliseconds without a keystroke after which a date is taken for typed. */
const settled = 800

/** No browser lets a person type more than these four digits of a year, and each but the last makes a year of its own. */
const earliest = "1000-01-01"

/** A date to type or choose; it is told once the whole of it is typed, on leaving the field, or with Enter. */
export function DateField({ value, onDate, ...field }: DateFieldProps) {
  const [typed, setTyped] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const settle = (date: string | undefined) => {
    clearTimeout(timer.current)
    setTyped(undefined)
    if (date !== undefined && date !== value && (date === "" || date >= earliest)) onDate(date)
  }
  return (
    <TextField
      {...field}
      type="date"
      value={typed ?? value}
      onChange={({ currentTarget }) => {
        const date = currentTarget.value
        setTyped(date)
        clearTimeout(timer.current)
        if (date >= earliest) timer.current = setTimeout(() => settle(date), settled)
      }}
      onBlur={() => settle(typed)}
      onKeyDown={({ key }) => key === "Enter" && settle(typed)}
    />
  )
}
