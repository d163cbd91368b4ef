const unanswered = () => new Promise<never>(() => {})

/** As in a browser that keeps nothing. */
const noDatabases = {
  open: () => {
    throw new DOMException("Nothing that is kept here is of the recording", "InvalidStateError")
  }
}

class SilentChannel extends EventTarget {
  postMessage() {}
  close() {}
}

/** What a page may still load: its own files. */
const policy = (origin: string) =>
  [
    "connect-src 'none'",
    `img-src ${origin}/assets/ ${origin}/favicon.svg data: blob:`,
    "form-action 'none'",
    "frame-src 'none'"
  ].join("; ")

/**
 * Takes from this page what leads out of it: the network, all that the browser keeps for the portal, its other tabs, and its
 * history. A question for the network is never answered.
 */
export const isolate = (): void => {
  replace(globalThis, {
    fetch: unanswered,
    indexedDB: noDatabases,
    localStorage: undefined,
    sessionStorage: undefined,
    caches: undefined,
    BroadcastChannel: SilentChannel
  })
  replace(navigator, { locks: undefined, serviceWorker: undefined, sendBeacon: () => true })
  replace(history, { pushState: () => {}, replaceState: () => {} })
  const forbidding = document.createElement("meta")
  forbidding.httpEquiv = "Content-Security-Policy"
  forbidding.content = policy(location.origin)
  document.head.append(forbidding)
}

const replace = (owner: object, replacements: Readonly<Record<string, unknown>>): void => {
  for (const [name, value] of Object.entries(replacements))
    Object.defineProperty(owner, name, { configurable: true, writable: true, value })
}
