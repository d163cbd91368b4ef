import { startTransition, useEffect, useState } from "react"
import { afterPaint } from "./afterPaint.ts"

/** A value as the last frame showed it, for what takes longer to work out than anybody waits for a letter. */
export const useAfterPaint = <Value>(value: Value): Value => {
  const [shown, show] = useState(value)
  useEffect(() => {
    let isLatest = true
    afterPaint(() => {
      if (isLatest) startTransition(() => show(value))
    })
    return () => {
      isLatest = false
    }
  }, [value])
  return shown
}
