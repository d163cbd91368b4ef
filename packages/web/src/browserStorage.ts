/** What this browser keeps for the portal; undefined where somebody has forbidden it to keep anything. */
export const browserStorage = (): Storage | undefined => {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}
