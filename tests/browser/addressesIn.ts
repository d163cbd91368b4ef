import { join } from "node:path"
import { writtenPages } from "../../packages/web/build/writtenPages.ts"

const tables = writtenPages(join(import.meta.dirname, "../../packages/web/src"))

/** The addresses of a portal whose screens are fetched, each parameter with what is known of it. */
export const addressesIn = (portal: string, known: Readonly<Record<string, unknown>> = {}) =>
  (tables[`portal/pages/${portal}Pages.ts`] ?? [])
    .filter(({ parts }) => parts.length > 0)
    .map(({ address }) =>
      address.replace(/:(\w+)/g, (_, name) => {
        if (known[name] === undefined) throw new Error(`Nothing is known for ${name} in ${address}`)
        return String(known[name])
      })
    )
