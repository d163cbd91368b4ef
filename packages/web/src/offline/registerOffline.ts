/**
 * Lets the pages of a portal open without a connection from now on, where the browser can do that. It keeps the portal's
 * own files and never an answer of the service. `scope` is the address below which the portal lies, such as `/agency/`.
 */
export const registerOffline = (scope: string): void => {
  if (!import.meta.env.PROD) return
  navigator.serviceWorker?.register("/offline.js", { scope }).catch(() => {})
}
