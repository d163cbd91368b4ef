import { fetchFile } from "./fetchFile.ts"

/**
 * Fetches what the first screen after sign-in needs, while somebody types, and runs none of it: the processor is
 * theirs, so even asking waits for idle moments, one for each file. The build writes the names into the page.
 */
export const fetchAhead = (): void => {
  const names = document.getElementById("sign-in")?.dataset.ahead?.split(" ") ?? []
  const next = () => {
    const name = names.shift()
    if (!name) return
    fetchFile(name)
    whenIdle(next)
  }
  whenIdle(next)
}

const whenIdle = (work: () => void) =>
  "requestIdleCallback" in globalThis ? requestIdleCallback(work) : setTimeout(work, 50)
