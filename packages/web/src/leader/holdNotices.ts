import { getDefaultStore } from "jotai"
import { noticesAtom, type ShownNotice } from "../notice/noticesAtom.ts"

/** Takes every notice off the screen, also those to come, until what is answered is called: they are shown then. */
export const holdNotices = (): (() => void) => {
  const atoms = getDefaultStore()
  let held: ReadonlyArray<ShownNotice> = []
  const hold = () => {
    const shown = atoms.get(noticesAtom)
    if (shown.length === 0) return
    held = [...held, ...shown]
    atoms.set(noticesAtom, [])
  }
  const unsubscribe = atoms.sub(noticesAtom, hold)
  hold()
  return () => {
    unsubscribe()
    atoms.set(noticesAtom, held)
  }
}
