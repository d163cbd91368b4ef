import { atom } from "jotai"
import { afterPaint } from "../ui/afterPaint.ts"
import { keepTheme, keptTheme, type Theme } from "./keptTheme.ts"

const darkness = () => matchMedia("(prefers-color-scheme: dark)")
const preferred = (): Theme => (darkness().matches ? "dark" : "light")

const current = atom<Theme>(keptTheme() ?? preferred())

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
    keepTheme(theme)
    afterPaint(() => {
      document.documentElement.dataset.theme = theme
      set(current, theme)
    })
  }
)
