import Moon from "lucide-react/icons/moon"
import Sun from "lucide-react/icons/sun"
import type { Theme } from "../brand/keptTheme.ts"
import { IconButton } from "../ui/IconButton.tsx"

export interface ThemeToggleProps {
  readonly theme: Theme
  readonly onThemeChange: (theme: Theme) => void
}

/** Switches between the light and the dark theme. */
export function ThemeToggle({ theme, onThemeChange }: ThemeToggleProps) {
  const other = theme === "light" ? "dark" : "light"
  return (
    <IconButton label={`Use ${other} theme`} onClick={() => onThemeChange(other)}>
      {theme === "light" ? <Moon /> : <Sun />}
    </IconButton>
  )
}
