import type { Message, Standing } from "./messages.ts"

/** Milliseconds after a change before all is kept: what follows at once, such as mail, is kept with it. */
const pause = 1_500

/** What keeps all changes, and those that were there when it was done. */
export interface Keeping {
  /** Counts the changes, and writes down all of them; tells the count that is written down. */
  readonly keep: (count: () => number) => Promise<number>
  readonly say: (message: Message) => void
}

/** Keeps all a moment after a change, again where more changed meanwhile, and says how it stands. Answers what counts a change. */
export const keeping = ({ keep, say }: Keeping) => {
  let changes = 0
  let standing: Standing["kind"] = "kept"
  let isAtWork = false
  let waiting: ReturnType<typeof setTimeout> | undefined

  const tell = (kind: Standing["kind"]) => {
    if (kind !== standing) say({ kind })
    standing = kind
  }
  const keepNow = async () => {
    isAtWork = true
    const known = changes
    // Where nothing can be kept the demo goes on in memory.
    const kept = await keep(() => changes).catch(() => undefined)
    isAtWork = false
    if (kept === changes) tell("kept")
    else if (changes > known) wait()
    else tell("unkept")
  }
  const wait = () => {
    clearTimeout(waiting)
    waiting = setTimeout(keepNow, pause)
  }
  return () => {
    changes += 1
    tell("changed")
    if (!isAtWork) wait()
  }
}
