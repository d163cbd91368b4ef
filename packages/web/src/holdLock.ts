/** Milliseconds that a tab has to write what was noted in it last, before another that took its place goes on without. */
const patience = 2_000

interface Holder {
  readonly onHeld: () => void
  /** Somebody else has it: another tab had it already, or has taken it over, and then waits for what is answered. */
  readonly onLost: () => Promise<unknown> | undefined
}

/**
 * Holds a lock that all tabs share until it is released, and what was still to be written is: at once where it may be taken
 * from another tab, and only where it is free otherwise. A browser without locks lets every tab hold it.
 */
export const holdLock = (
  name: string,
  isTaken: boolean,
  { onHeld, onLost }: Holder
): ((written?: Promise<unknown>) => void) => {
  const { locks } = navigator
  if (!locks) {
    onHeld()
    return () => {}
  }
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const { promise: written, resolve: handOver } = Promise.withResolvers<unknown>()
  let isOver = false

  /** A second lock, which the tab before gives back once it has written: nobody steals it who can wait for it. */
  const previousHasWritten = async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const granted = () => {
      resolve()
      return written
    }
    const last = `${name}/last`
    locks.request(last, { signal: AbortSignal.timeout(patience) }, granted).catch(({ name }) => {
      if (name === "TimeoutError") locks.request(last, { steal: true }, granted).catch(() => {})
    })
    await promise
  }

  locks
    .request(name, isTaken ? { steal: true } : { ifAvailable: true }, async (lock) => {
      if (isOver) return
      if (!lock) return void onLost()
      await previousHasWritten()
      if (isOver) return
      onHeld()
      await held
    })
    .catch(() => {
      if (isOver) return
      isOver = true
      handOver(onLost())
    })
  return (last) => {
    isOver = true
    release()
    handOver(last)
  }
}
