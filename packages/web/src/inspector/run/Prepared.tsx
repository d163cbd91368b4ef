import { type ReactNode, useCallback, useEffect, useRef, useState } from "react"
import { LoadingState } from "../../ui/LoadingState.tsx"
import { Stack } from "../../ui/Stack.tsx"
import styles from "./Prepared.module.css"

/** The longest that a recording is prepared, in milliseconds. */
const longestPreparing = 8_000

interface PreparedProps {
  readonly name: string
  readonly steps: number
  /** What is prepared; it tells each time that the screen of a step is drawn, and with it how to go to another. */
  readonly children: (onShown: (goTo: (step: number) => void) => void) => ReactNode
}

/**
 * A recording is seen once its last step and its first were drawn: the page of the screen shares this thread, and whoever goes to
 * another step should not wait until all that draws it runs for the first time.
 */
export function Prepared({ name, steps, children }: PreparedProps) {
  const [isSeen, setSeen] = useState(steps === 0)
  const unseen = useRef(steps > 1 ? [steps - 1, 0] : [])
  const toFirst = useRef(() => {})
  const onShown = useCallback((goTo: (step: number) => void) => {
    toFirst.current = () => goTo(0)
    const next = unseen.current.shift()
    if (next === undefined) setSeen(true)
    else goTo(next)
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => {
      // Nobody begins at the last step, where the screen of that took too long.
      if (unseen.current.length > 0) toFirst.current()
      unseen.current = []
      setSeen(true)
    }, longestPreparing)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      {!isSeen && <LoadingState message={`Opening ${name}...`} />}
      <Stack className={isSeen ? undefined : styles.preparing}>{children(onShown)}</Stack>
    </>
  )
}
