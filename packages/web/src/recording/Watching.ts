/** How a tab is watched: recorded until it is full, or inspected, with its last minutes kept. */
export type Watching = "record" | "inspect"

const kinds = ["inspect", "record"] as const

/** Under which a tab remembers that it is watched, and what was noted before the page was loaded anew. */
export const keyOf = (watching: Watching): string => `crewfleet.${watching}`

/**
 * How this tab is watched: `?record` or `?inspect` in an address asks for it, until the tab is closed or it was stopped. The
 * word leaves the address, so that nobody passes it on.
 */
export const askedWatching = (): Watching | undefined => {
  const address = new URL(location.href)
  const wanted = kinds.find((kind) => address.searchParams.has(kind))
  if (wanted) {
    for (const kind of kinds) address.searchParams.delete(kind)
    history.replaceState(history.state, "", address)
  }
  try {
    if (wanted) {
      // One way at a time: the other would begin by itself once this one has stopped.
      for (const kind of kinds) if (kind !== wanted) sessionStorage.removeItem(keyOf(kind))
      if (sessionStorage.getItem(keyOf(wanted)) === null) sessionStorage.setItem(keyOf(wanted), "")
    }
    return kinds.find((kind) => sessionStorage.getItem(keyOf(kind)) !== null)
  } catch {
    return wanted
  }
}
