type Values = Readonly<Record<string, unknown>>

/** Makes addresses of one path: its `:parameters` filled in, and the query behind it without what is undefined or null. */
export const addressOf = (path: string) => {
  const fixed = !path.includes(":")

  return (params: Values = {}, query: Values = {}): string => {
    let address = fixed ? path : path.replace(/:(\w+)/g, (_, name: string) => encode(params[name]))
    let mark = address.includes("?") ? "&" : "?"
    for (const name of Object.keys(query)) {
      const value = query[name]
      if (value === undefined || value === null) continue
      address += `${mark}${encode(name)}=${encode(value)}`
      mark = "&"
    }
    return address
  }
}

const encode = (value: unknown): string => encodeURIComponent(String(value))
