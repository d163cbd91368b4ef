import { afterPatience } from "./afterPatience.ts"

const pending = new Set<object>()
const waiting: Array<() => void> = []

const hold = (event: Event) => event.preventDefault()

/**
 * Something that was typed or chosen is to be kept on this device: until what this gives is called, whoever would leave the
 * page is asked whether to.
 */
export const beginWrite = (): (() => void) => {
  const write = {}
  pending.add(write)
  addEventListener("beforeunload", hold)
  return () => {
    pending.delete(write)
    if (pending.size > 0) return
    removeEventListener("beforeunload", hold)
    for (const goOn of waiting.splice(0)) goOn()
  }
}

/** Resolves once all that was typed and chosen is kept, or cannot be, and leaves nobody waiting for a database that never answers. */
export const allWritten = async (): Promise<void> => {
  if (pending.size > 0) await Promise.race([new Promise<void>((goOn) => waiting.push(goOn)), afterPatience()])
}
