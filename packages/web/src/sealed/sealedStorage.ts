import { browserStorage } from "../browserStorage.ts"
import { seal, unseal } from "./seal.ts"

/** What is being encrypted for each place: what was begun later, or forgotten meanwhile, is not written over. */
const latest = new Map<string, symbol>()

/** Keeps a JSON value in this browser, encrypted; rejects where nothing can be encrypted or kept. */
export const keepSealed = async (place: string, value: unknown): Promise<void> => {
  const turn = Symbol(place)
  latest.set(place, turn)
  const storage = browserStorage()
  const sealed = storage && (await seal(value))
  if (!sealed) throw new Error("This browser keeps nothing for the portal")
  if (latest.get(place) === turn) storage.setItem(place, sealed)
}

/** The value kept earlier; nothing when there is none, or when it cannot be opened any more. */
export const readSealed = async (place: string): Promise<unknown> => {
  const kept = browserStorage()?.getItem(place)
  if (!kept) return undefined
  try {
    return await unseal(kept)
  } catch {
    forgetSealed(place)
    return undefined
  }
}

/** Removes what was kept. */
export const forgetSealed = (place: string): void => {
  latest.delete(place)
  browserStorage()?.removeItem(place)
}
