import { useLayoutEffect, useRef, useState } from "react"
import { useLateWork } from "./useLateWork.ts"

/**
 * Shows a choice, or what is typed, at once and tells it after the frame that shows it, or before the next input where that is
 * sooner; from then on the value is shown, whatever became of it.
 */
export const useShownFirst = <Value>(value: Value, onChoose: (value: Value) => void) => {
  const [chosen, setChosen] = useState<{ readonly value: Value }>()
  const tell = useRef(onChoose)
  useLayoutEffect(() => {
    tell.current = onChoose
  })
  const putOff = useLateWork()
  const choose = (value: Value) => {
    setChosen({ value })
    putOff(() => {
      tell.current(value)
      setChosen(undefined)
    })
  }
  return [chosen ? chosen.value : value, choose] as const
}
