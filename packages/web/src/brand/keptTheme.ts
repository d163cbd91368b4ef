import { browserStorage } from "../browserStorage.ts"

/** Whether letters are dark on light or light on dark. */
export type Theme = "light" | "dark"

const place = "crewfleet.theme"

/** The theme that the person chose on this device, if any. */
export const keptTheme = (): Theme | undefined => {
  const kept = browserStorage()?.getItem(place)
  return kept === "light" || kept === "dark" ? kept : undefined
}

/** Keeps the choice; a browser that is full still shows the theme, and forgets it. */
export const keepTheme = (theme: Theme): void => {
  try {
    browserStorage()?.setItem(place, theme)
  } catch {}
}

/** Puts an earlier choice on the page before anything is painted. */
export const applyTheme = (): void => {
  const kept = keptTheme()
  if (kept) document.documentElement.dataset.theme = kept
}
