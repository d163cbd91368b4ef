import { atom } from "jotai"
import type { Theme } from "../layout/ThemeToggle.tsx"

const place = "crewfleet.theme"

const chosen = (): Theme => {
  const kept = localStorage.getItem(place)
  if (kept === "light" || kept === "dark") return kept
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"
}

const current = atom<Theme>(chosen())

/** Light or dark: the person's choice on this device, otherwise the system's. */
export const themeAtom = atom(
  (get) => get(current),
  (_, set, theme: Theme) => {
    localStorage.setItem(place, theme)
    document.documentElement.dataset.theme = theme
    set(current, theme)
  }
)

/** Puts an earlier choice on the page before anything is painted. */
export const applyTheme = () => {
  const kept = localStorage.getItem(place)
  if (kept === "light" || kept === "dark") document.documentElement.dataset.theme = kept
}
