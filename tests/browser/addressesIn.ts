import { readFileSync } from "node:fs"
import { join } from "node:path"

const portals = join(import.meta.dirname, "../../packages/web/src")

/** The addresses that a file of the portal leads to, each parameter with what is known of it. */
export const addressesIn = (file: string, known: Readonly<Record<string, unknown>> = {}) => {
  const source = readFileSync(join(portals, file), "utf8")
  return [...source.matchAll(/<Route path="([^"]+)"/g)].map(([, route = ""]) =>
    route.replace(/:(\w+)\??/g, (_, name) => {
      if (known[name] === undefined) throw new Error(`Nothing is known for ${name} in ${route}`)
      return String(known[name])
    })
  )
}
