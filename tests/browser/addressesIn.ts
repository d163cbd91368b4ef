import { readFileSync } from "node:fs"
import { join } from "node:path"
import { writtenPages } from "../../packages/web/build/writtenPages.ts"

const source = join(import.meta.dirname, "../../packages/web/src")

type Known = Readonly<Record<string, unknown>>

/** The addresses that a file of the portal leads to, each parameter with what is known of it. */
export const addressesIn = (file: string, known: Known = {}): ReadonlyArray<string> =>
  [...readFileSync(join(source, file), "utf8").matchAll(/<Route path="([^"]+)"/g)].map(([, route = ""]) =>
    withKnown(route, known)
  )

/** The addresses of a portal's table whose screens are fetched, each parameter with what is known of it. */
export const screensOf = (portal: string, known: Known = {}): ReadonlyArray<string> =>
  (writtenPages(source)[`portal/pages/${portal}Pages.ts`] ?? [])
    .filter(({ parts }) => parts.length > 0)
    .map(({ address }) => withKnown(address, known))

const withKnown = (route: string, known: Known) =>
  route.replace(/:(\w+)\??/g, (_, name) => {
    if (known[name] === undefined) throw new Error(`Nothing is known for ${name} in ${route}`)
    return String(known[name])
  })
