import { type ComponentType, lazy, useState } from "react"

/**
 * A screen that is fetched when it is first shown, or ahead of that. One that was fetched ahead is shown at once:
 * React would let even a screen that is there wait its turn behind a fallback.
 */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let fetched: ComponentType<Props> | undefined
  const fetchAhead = async (): Promise<void> => {
    fetched = await load()
  }
  const Later = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>

  function Screen(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => fetched ?? Later)
    return <Shown {...props} />
  }
  return Object.assign(Screen, { fetchAhead })
}
