import { useLocation } from "wouter"
import { navigate } from "wouter/use-browser-location"

/** Back to where the person came from within the portal; from a page that was opened directly, to `home`. */
export const goBack = (home: string): void => {
  if (hasEarlierPage()) history.back()
  else navigate(home)
}

/** Whether the page before this one in the tab is one of ours; a browser that does not tell has seen another page at least. */
const hasEarlierPage = (): boolean =>
  "navigation" in window ? window.navigation.canGoBack : history.length > 1

/** Whether a page has a Go Back button (specification 001 §2). */
export const useGoesBack = (): boolean => {
  const [path] = useLocation()
  return !path.includes("/home")
}
