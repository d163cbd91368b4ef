import { browserStorage } from "../browserStorage.ts"
import { seal, unseal } from "./seal.ts"

/** Keeps a JSON value in this browser, encrypted; rejects where nothing can be encrypted or kept. */
export const keepSealed = async (place: string, value: unknown): Promise<void> => {
  const storage = browserStorage()
  const sealed = storage && (await seal(value))
  if (!sealed) throw new Error("This browser keeps nothing for the portal")
  storage.setItem(place, sealed)
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
export const forgetSealed = (place: string): void => browserStorage()?.removeItem(place)
