import { useState } from "react"
import { afterPaint } from "./afterPaint.ts"

/** Shows a choice at once and tells it after the frame that shows it; where the value changes otherwise, it is followed. */
export const useShownFirst = <Value>(value: Value, onChoose: (value: Value) => void) => {
  const [shown, show] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    show(value)
  }
  const choose = (chosen: Value) => {
    show(chosen)
    afterPaint(() => onChoose(chosen))
  }
  return [shown, choose] as const
}
