import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { defaultTimeZone, fallbackCurrency, isTimeZone } from "@crewfleet/sdk/rules"
import type { ServiceOptions } from "../ServiceOptions.ts"

/** Where the portal is built. */
export const builtPortal = join(import.meta.dirname, "../../../web/dist")

/** The brand that the portal in a folder wears; throws when another one is given that is not there. */
export const brandIn = (folder: string, given?: string): Buffer | undefined => {
  if (given !== undefined && !existsSync(given)) throw new Error(`There is no brand file at ${given}`)
  const path = given ?? join(folder, "brand.json")
  return existsSync(path) ? readFileSync(path) : undefined
}

/** The brand's currency: ISO 4217. A brand that cannot be read is the portal's to complain of. */
export const brandCurrency = (options: ServiceOptions): string => {
  const currency = String(factIn(options, "currency"))
  return /^[A-Z]{3}$/.test(currency) ? currency : fallbackCurrency
}

/** The brand's time zone, which is the platform's. */
export const brandTimeZone = (options: ServiceOptions): string => {
  const timeZone = String(factIn(options, "timeZone"))
  return isTimeZone(timeZone) ? timeZone : defaultTimeZone
}

const factIn = ({ portalDir = builtPortal, brandFile }: ServiceOptions, name: string): unknown => {
  try {
    return Object(JSON.parse(String(brandIn(portalDir, brandFile))))[name]
  } catch {
    return undefined
  }
}
