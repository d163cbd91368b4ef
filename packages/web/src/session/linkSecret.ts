/** The secret of a link, taken out of the address, until it is traded for a token. */
interface TakenSecret {
  readonly id: string
  readonly secret: string
}

declare global {
  /** Left by the page's own script for the portal, which comes later. */
  var linkSecret: TakenSecret | undefined
}

const linkPath = /^\/link\/([^/]+)\/?$/

/**
 * Takes a link's secret out of the address bar, and with it out of the history of the browser, before anything else is
 * loaded or reported. What stands behind the `#` was sent to nobody; what somebody put behind a `?` is no secret any more,
 * opens nothing and goes as well.
 */
export const takeLinkSecret = (): void => {
  const [, id] = linkPath.exec(location.pathname) ?? []
  if (id === undefined || location.hash + location.search === "") return
  const secret = location.hash.slice(1)
  if (secret !== "") globalThis.linkSecret = { id, secret }
  history.replaceState(history.state, "", location.pathname)
}

/** The secret that was taken, of that link. */
export const linkSecretOf = (id: string): string | undefined =>
  globalThis.linkSecret?.id === id ? globalThis.linkSecret.secret : undefined

/** Forgets it. */
export const forgetLinkSecret = (): void => {
  globalThis.linkSecret = undefined
}
