import { type ComponentType, lazy } from "react"

/** A screen that is fetched when it is first shown. */
export const lazyScreen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }))
