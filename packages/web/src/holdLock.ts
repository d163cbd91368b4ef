interface Holder {
  readonly onHeld: () => void
  /** Somebody else has it: another tab had it already, or has taken it over. */
  readonly onLost: () => void
}

/**
 * Holds a lock that all tabs share until it is released: at once where it may be taken from another tab, and only where
 * it is free otherwise. A browser without locks lets every tab hold it.
 */
export const holdLock = (name: string, isTaken: boolean, { onHeld, onLost }: Holder): (() => void) => {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  if (!navigator.locks) {
    onHeld()
    return release
  }
  let released = false
  navigator.locks
    .request(name, isTaken ? { steal: true } : { ifAvailable: true }, (lock) => {
      if (released) return
      if (!lock) return onLost()
      onHeld()
      return promise
    })
    .catch(() => {
      if (!released) onLost()
    })
  return () => {
    released = true
    release()
  }
}
