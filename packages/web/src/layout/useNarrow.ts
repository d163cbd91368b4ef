import { useSyncExternalStore } from "react"

const narrow = () => globalThis.matchMedia?.("(width < 64rem)")

const subscribe = (changed: () => void) => {
  const query = narrow()
  query?.addEventListener("change", changed)
  return () => query?.removeEventListener("change", changed)
}

/** Whether the screen is too narrow for a side bar beside the page. */
export const useNarrow = () => useSyncExternalStore(subscribe, () => narrow()?.matches ?? false)
