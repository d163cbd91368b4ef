import type { Request } from "./Transport.ts"

/** A path with its `:parameters` filled in and the query behind it; what is undefined or null is left out. */
export const address = (
  path: string,
  params: Request["params"] = {},
  query: Request["query"] = {}
): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(name, String(value))
  }
  return search.size > 0 ? `${filled}${filled.includes("?") ? "&" : "?"}${search}` : filled
}
