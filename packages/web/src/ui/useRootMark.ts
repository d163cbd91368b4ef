import { useLayoutEffect } from "react"

/**
 * Marks the root of the page, as `data-foot` say, for as long as what asks for it is shown. A style that looks for it by
 * `:root:has()` instead would search the whole page at each letter that is typed.
 */
export const useRootMark = (mark: "foot" | "line" | "bar"): void => {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    dataset[mark] = ""
    return () => {
      delete dataset[mark]
    }
  }, [mark])
}
