import { atom, getDefaultStore } from "jotai"

/** Whether the pages of a portal open without a connection; undefined until that is known. */
export const opensOfflineAtom = atom<boolean>()

/**
 * Lets the pages of a portal open without a connection from now on, where the browser can do that. It keeps the portal's
 * own files and never an answer of the service. `scope` is the address below which the portal lies, such as `/agency/`.
 */
export const registerOffline = (scope: string): void => {
  if (!import.meta.env.PROD) return
  const tell = (opens: boolean) => getDefaultStore().set(opensOfflineAtom, opens)
  if (!navigator.serviceWorker) {
    tell(false)
    return
  }
  const follow = ({ active, installing, waiting }: ServiceWorkerRegistration) => {
    tell(active !== null)
    const coming = installing ?? waiting
    coming?.addEventListener("statechange", () => coming.state === "activated" && tell(true))
  }
  navigator.serviceWorker.register("/offline.js", { scope }).then(
    (registration) => registration && follow(registration),
    () => tell(false)
  )
}
