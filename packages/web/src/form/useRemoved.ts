import { useEffect, useLayoutEffect, useRef, useState } from "react"

/**
 * Remembers what was removed last, so that it can come back in one. What hangs on it is let go only once it cannot: as another is
 * removed, or as the page leaves it, and it is not back by then.
 */
export const useRemoved = <A>(handling: {
  readonly isBack: (removed: A) => boolean
  readonly letGo: (removed: A) => void
}) => {
  const [removed, setRemoved] = useState<A>()
  const leaving = useRef(() => {})
  useLayoutEffect(() => {
    leaving.current = () => {
      if (removed !== undefined && !handling.isBack(removed)) handling.letGo(removed)
    }
  })
  useEffect(() => () => leaving.current(), [])
  return {
    removed,
    note: (next: A) => {
      leaving.current()
      setRemoved(next)
    },
    bringBack: () => setRemoved(undefined)
  }
}
