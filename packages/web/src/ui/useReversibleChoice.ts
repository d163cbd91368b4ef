import { useRef } from "react"
import { doubleTap } from "./UndoButton.tsx"
import { useShownFirst } from "./useShownFirst.ts"

/** A choice among radios that nobody has to make: pressing what is chosen takes it back. The second half of a double tap does nothing. */
export const useReversibleChoice = (
  value: string,
  onChoose: (value: string) => void,
  /** Whether what is chosen stays however often it is pressed; it may be taken back, unless told. */
  stays: () => boolean = () => false
) => {
  const [chosen, choose] = useShownFirst(value, onChoose)
  const pressed = useRef({ choice: "", at: Number.NEGATIVE_INFINITY, isSecond: false })
  /** What a radio of one of the choices needs. */
  return (choice: string) => ({
    value: choice,
    checked: chosen === choice,
    // A browser tells a click before the change that comes of it.
    onClick: () => {
      const { choice: last, at } = pressed.current
      const now = performance.now()
      const isSecond = last === choice && now - at <= doubleTap
      pressed.current = { choice, at: now, isSecond }
      if (chosen === choice && !isSecond && !stays()) choose("")
    },
    onChange: () => {
      if (!pressed.current.isSecond) choose(choice)
    }
  })
}
