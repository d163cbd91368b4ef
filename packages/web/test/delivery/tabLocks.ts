type Granted = (lock: object | null) => unknown

interface Holder {
  readonly lose: (reason: Error) => void
  readonly gone: Promise<void>
}

/** Locks that all tabs of a browser share, as far as the portal uses them: taken, waited for, or only where they are free. */
export const tabLocks = () => {
  const holders = new Map<string, Holder>()

  const request = async (name: string, { steal, ifAvailable, signal }: LockOptions, granted: Granted) => {
    await Promise.resolve()
    if (ifAvailable && holders.has(name)) return granted(null)
    while (!steal && holders.has(name)) {
      const aborted = new Promise<never>((_, reject) =>
        signal?.addEventListener("abort", () => reject(signal.reason))
      )
      await Promise.race([holders.get(name)?.gone, aborted])
    }
    holders.get(name)?.lose(new DOMException("It was taken", "AbortError"))
    const { promise, reject } = Promise.withResolvers<never>()
    const { promise: gone, resolve: leave } = Promise.withResolvers<void>()
    const holder = { lose: reject, gone }
    holders.set(name, holder)
    const done = Promise.resolve(granted({ name })).finally(() => {
      if (holders.get(name) === holder) holders.delete(name)
      leave()
    })
    return Promise.race([promise, done])
  }
  return { request }
}
