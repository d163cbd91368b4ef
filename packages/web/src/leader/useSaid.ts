import { useCallback, useSyncExternalStore } from "react"
import { afterPaint } from "../ui/afterPaint.ts"

/** What can be watched, such as an actor. */
interface Watched {
  readonly subscribe: (heard: () => void) => { readonly unsubscribe: () => void }
}

/**
 * What is said of what is `watched`; drawn anew only where another one is said, and after the frame that answers the
 * input by which it is: nobody waits with a letter for what stands around its field. No press draws it sooner, as it may be news.
 */
export const useSaid = <Said extends string | number | boolean | null>(
  watched: ReadonlyArray<Watched>,
  read: () => Said
): Said => {
  const watch = useCallback(
    (draw: () => void) => {
      const later = once(draw)
      const subscriptions = watched.map((each) => each.subscribe(later))
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe()
      }
    },
    [watched]
  )
  return useSyncExternalStore(watch, read)
}

/** Draws once after the next frame, however much is heard until then. */
const once = (draw: () => void) => {
  let isWaiting = false
  return () => {
    if (isWaiting) return
    isWaiting = true
    afterPaint(() => {
      isWaiting = false
      draw()
    })
  }
}
