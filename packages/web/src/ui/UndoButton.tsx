import { type ComponentProps, useEffect, useState } from "react"
import { Button } from "./Button.tsx"

/** Milliseconds within which a second tap of the same finger may come. */
export const doubleTap = 600

/** Takes back in one what was just done: the second half of the tap that did it takes nothing back. */
export function UndoButton({ disabled = false, ...button }: Omit<ComponentProps<typeof Button>, "children">) {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), doubleTap)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Button {...button} disabled={disabled || !isReady}>
      Undo
    </Button>
  )
}
