import { useCallback, useSyncExternalStore } from "react"
import { useLateWork } from "../ui/useLateWork.ts"

/** What can be watched, such as an actor. */
interface Watched {
  readonly subscribe: (heard: () => void) => { readonly unsubscribe: () => void }
}

/**
 * What is said of what is `watched`; drawn anew only where another one is said, and after the frame that answers the
 * input by which it is: nobody waits with a letter for what stands around its field.
 */
export const useSaid = <Said extends string | number | null>(
  watched: ReadonlyArray<Watched>,
  read: () => Said
): Said => {
  const putOff = useLateWork()
  const watch = useCallback(
    (draw: () => void) => {
      const subscriptions = watched.map((each) => each.subscribe(() => putOff(draw)))
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe()
      }
    },
    [watched, putOff]
  )
  return useSyncExternalStore(watch, read)
}
