type Values = Readonly<Record<string, unknown>>

/** Names of what says nothing of anybody: which page, in which order, of which kind. */
const harmless = new Set(
  "page size sort direction status statuses timeframe metric moment scope from to month year".split(" ")
)

/** The address of a request as a log may show it: of its values only numbers of things and what is known to be harmless. */
export const maskedAddress = (path: string, params: Values = {}, query: Values = {}): string => {
  const address = path.replace(/:(\w+)/g, (_, name: string) => shown(name, params[name], true))
  const asked = Object.keys(query)
    .filter((name) => query[name] !== undefined && query[name] !== null)
    .map((name) => `${name}=${shown(name, query[name], /^id$|Id$/.test(name))}`)
  return asked.length > 0 ? `${address}${address.includes("?") ? "&" : "?"}${asked.join("&")}` : address
}

const shown = (name: string, value: unknown, mayBeNumber: boolean): string =>
  (mayBeNumber && Number.isSafeInteger(value)) ||
  (harmless.has(name) && /^[\w,.:+-]{1,80}$/.test(String(value)))
    ? String(value)
    : "…"
