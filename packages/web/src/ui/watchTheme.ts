/** Calls back whenever theme or brand may have changed, until the function it returns is called. */
export function watchTheme(changed: () => void) {
  const system = matchMedia("(prefers-color-scheme: dark)")
  const root = new MutationObserver(changed)
  root.observe(document.documentElement, { attributeFilter: ["data-theme", "style"] })
  system.addEventListener("change", changed)
  return () => {
    root.disconnect()
    system.removeEventListener("change", changed)
  }
}
