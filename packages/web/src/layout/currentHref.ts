/** Where a link leads, and the address above its pages where they do not lie beneath its own. */
export interface Leading {
  readonly href: string
  readonly pages?: string
}

/** The link that stands for the page at `path`: its own, or that of the nearest page above it. */
export const currentHref = (links: readonly Leading[], path: string) =>
  links
    .filter((link) => leadsTo(above(link), path))
    .sort((one, other) => above(other).length - above(one).length)[0]?.href

const above = ({ href, pages = href }: Leading) => pages

const leadsTo = (href: string, path: string) => `${trimmed(path)}/`.startsWith(`${trimmed(href)}/`)

const trimmed = (path: string) => path.replace(/\/+$/, "")
