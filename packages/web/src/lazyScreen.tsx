import { type ComponentType, type ReactNode, useLayoutEffect, useState } from "react"

/**
 * A screen that is fetched when it is first shown, or ahead of that; until it is there, something else stands in its
 * place. It does without `Suspense`, which holds back for 300 ms what comes after a fallback, and starts anew whatever
 * was begun beside a part that was still missing.
 */
export const lazyScreen = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null
) => {
  let fetched: ComponentType<Props> | undefined
  const fetchAhead = async (): Promise<ComponentType<Props>> => {
    fetched ??= await load()
    return fetched
  }

  function Screen(props: Props) {
    const [Shown, setShown] = useState(() => fetched)
    const [failure, setFailure] = useState<{ readonly thrown: unknown }>()
    useLayoutEffect(() => {
      if (Shown) return
      fetchAhead().then(
        (screen) => setShown(() => screen),
        (thrown) => setFailure({ thrown })
      )
    }, [Shown])
    if (failure) throw failure.thrown
    return Shown ? <Shown {...props} /> : meanwhile
  }
  return Object.assign(Screen, { fetchAhead })
}
