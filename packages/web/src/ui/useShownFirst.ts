import { useState } from "react"
import { useLateWork } from "./useLateWork.ts"

/**
 * Shows a choice at once and tells it after the frame that shows it, or before the next input where that is sooner; where
 * the value changes otherwise, it is followed.
 */
export const useShownFirst = <Value>(value: Value, onChoose: (value: Value) => void) => {
  const [shown, show] = useState(value)
  const [known, setKnown] = useState(value)
  const putOff = useLateWork()
  if (known !== value) {
    setKnown(value)
    show(value)
  }
  const choose = (chosen: Value) => {
    show(chosen)
    putOff(() => onChoose(chosen))
  }
  return [shown, choose] as const
}
