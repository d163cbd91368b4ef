import { type FocusEvent, useEffect, useRef } from "react"

/** Makes an element take the focus where what had it within goes away, such as the button of a row that is removed. */
export const useHeldFocus = () => {
  const ref = useRef<HTMLElement>(null)
  const isWithin = useRef(false)
  useEffect(() => {
    if (isWithin.current && document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true })
  })
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      isWithin.current = true
    },
    // What is taken away does not go elsewhere, as somebody does who presses beside it.
    onBlur: ({ target, relatedTarget, currentTarget }: FocusEvent) => {
      isWithin.current = !target.isConnected || currentTarget.contains(relatedTarget)
    }
  }
}
