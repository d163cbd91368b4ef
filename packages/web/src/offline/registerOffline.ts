import { offlinePortals } from "./offlinePortals.ts"

/**
 * Lets the pages of this portal open without a connection from now on, where it is one that does and the browser can do
 * that. It keeps the portal's own files and never an answer of the service.
 */
export const registerOffline = (): void => {
  if (!import.meta.env.PROD) return
  const scope = Object.keys(offlinePortals).find((below) => `${location.pathname}/`.startsWith(below))
  if (scope) navigator.serviceWorker?.register("/offline.js", { scope }).catch(() => {})
}
