import type { Temporal } from "temporal-polyfill"

let loaded = Reflect.get(globalThis, "Temporal") as typeof Temporal | undefined

/** The browser's `Temporal`, or what was fetched in its place. */
export const temporal = (): typeof Temporal => {
  if (!loaded) throw new Error("loadTemporal comes first")
  return loaded
}

/** Fetches `Temporal` where the browser has none. */
export const loadTemporal = async (): Promise<void> => {
  loaded ??= (await import("temporal-polyfill")).Temporal
}
