type Granted = (lock: object | null) => unknown

/** Locks that all tabs of a browser share, as far as deliveries use them: taken from another tab, or only where they are free. */
export const tabLocks = () => {
  const holders = new Map<string, { readonly lose: (reason: Error) => void }>()
  return {
    request: async (name: string, { steal = false }: LockOptions, granted: Granted) => {
      await new Promise<void>((goOn) => setTimeout(goOn))
      if (!steal && holders.has(name)) return granted(null)
      holders.get(name)?.lose(new Error("AbortError"))
      const { promise, reject } = Promise.withResolvers<never>()
      const holder = { lose: reject }
      holders.set(name, holder)
      const done = Promise.resolve(granted({ name })).finally(() => {
        if (holders.get(name) === holder) holders.delete(name)
      })
      return Promise.race([promise, done])
    }
  }
}
