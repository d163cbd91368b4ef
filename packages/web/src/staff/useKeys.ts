import { useEffect, useEffectEvent } from "react"

/** Does what is asked for with one key each; not while somebody types, with another key held, or in a dialog above. */
export const useKeys = (keys: Readonly<Record<string, () => void>>, on: boolean): void => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, repeat } = event
    const isTyping =
      target instanceof Element &&
      target.closest("input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=menu]") !==
        null
    if (isTyping || repeat || event.ctrlKey || event.metaKey || event.altKey) return
    const act = keys[key.length === 1 ? key.toUpperCase() : key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    if (!on) return
    const heard = (event: KeyboardEvent) => press(event)
    addEventListener("keydown", heard)
    return () => removeEventListener("keydown", heard)
  }, [on])
}
