/** Hosts something in this page once no other page does, until the page is left; one that is left while it waits never does. */
export const hosting = async (name: string, left: AbortSignal, start: () => () => void): Promise<void> => {
  try {
    await navigator.locks.request(name, { signal: left }, async () => {
      const end = start()
      await new Promise((resolve) => left.addEventListener("abort", resolve))
      end()
    })
  } catch (failure) {
    if (!left.aborted) throw failure
  }
}
