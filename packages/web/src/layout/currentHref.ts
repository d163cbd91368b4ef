/** The link that stands for the page at `path`: its own, or that of the nearest page above it. */
export const currentHref = (hrefs: readonly string[], path: string) =>
  hrefs.filter((href) => leadsTo(href, path)).reduce(longer, "") || undefined

const leadsTo = (href: string, path: string) => `${trimmed(path)}/`.startsWith(`${trimmed(href)}/`)

const trimmed = (path: string) => path.replace(/\/+$/, "")

const longer = (one: string, other: string) => (other.length > one.length ? other : one)
