/**
 * Lets the pages of the agency portal open without a connection from now on, where the browser can do that. It keeps
 * the portal's own files and never an answer of the service.
 */
export const registerOffline = (): void => {
  if (!import.meta.env.PROD) return
  navigator.serviceWorker?.register("/offline.js", { scope: "/agency/" }).catch(() => {})
}
