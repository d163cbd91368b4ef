import { atom } from "jotai"
import { browserStorage } from "../browserStorage.ts"
import type { Theme } from "../layout/ThemeToggle.tsx"
import { afterPaint } from "../ui/afterPaint.ts"

const place = "crewfleet.theme"

const chosen = (): Theme | undefined => {
  const kept = browserStorage()?.getItem(place)
  return kept === "light" || kept === "dark" ? kept : undefined
}

const darkness = () => matchMedia("(prefers-color-scheme: dark)")
const preferred = (): Theme => (darkness().matches ? "dark" : "light")

const current = atom<Theme>(chosen() ?? preferred())

current.onMount = (set) => {
  const system = darkness()
  const follow = () => {
    if (!document.documentElement.dataset.theme) set(preferred())
  }
  system.addEventListener("change", follow)
  return () => system.removeEventListener("change", follow)
}

/** Light or dark: the person's choice on this device, otherwise the system's. */
export const themeAtom = atom(
  (get) => get(current),
  (_, set, theme: Theme) => {
    keep(theme)
    afterPaint(() => {
      document.documentElement.dataset.theme = theme
      set(current, theme)
    })
  }
)

/** A browser that is full still shows the theme, and forgets it. */
const keep = (theme: Theme) => {
  try {
    browserStorage()?.setItem(place, theme)
  } catch {}
}

/** Puts an earlier choice on the page before anything is painted. */
export const applyTheme = () => {
  const kept = chosen()
  if (kept) document.documentElement.dataset.theme = kept
}
