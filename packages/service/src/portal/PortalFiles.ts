import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join, relative, sep } from "node:path"
import { type StaticFile, staticFile } from "../http/StaticFile.ts"
import { contentSecurityPolicy } from "../http/securityHeaders.ts"
import { brandIn } from "./brandFile.ts"
import { mediaTypeOf } from "./mediaTypes.ts"

/** The built portal, by address. It is read once, so no address can ever reach another file. */
export type PortalFiles = ReadonlyMap<string, StaticFile>

/**
 * Reads the built portal, dressed in another brand where one is given; a folder that is not there is an empty portal.
 * Throws when the other brand is not there: nobody should find out from customers that it was misspelt.
 */
export const readPortal = (folder: string, brandFile?: string): PortalFiles => {
  const brand = brandIn(folder, brandFile)
  if (!existsSync(folder)) return new Map()
  const origins = originsIn(brand)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile()
  )
  return new Map(
    files.map(({ name, parentPath }) => {
      const path = join(parentPath, name)
      const address = `/${relative(folder, path).split(sep).join("/")}`
      const content = address === "/brand.json" && brand ? brand : readFileSync(path)
      const policy = name.endsWith(".html")
        ? contentSecurityPolicy({ styles: styleHashes(content), origins })
        : undefined
      return [address, staticFile(content, mediaTypeOf(name), cachingOf(address), policy)]
    })
  )
}

/** The hashes by which a page's policy knows the styles that are written into it. */
const styleHashes = (page: Buffer): ReadonlyArray<string> =>
  [...page.toString().matchAll(/<style>(.*?)<\/style>/gs)].map(
    ([, style = ""]) => `sha256-${createHash("sha256").update(style).digest("base64")}`
  )

/** Where the services are that the brand names; a brand that cannot be read is the portal's to complain of. */
const originsIn = (brand: Buffer | undefined): ReadonlyArray<string> => {
  try {
    const { services } = JSON.parse(String(brand)) as { services?: Record<string, unknown> }
    return [services?.core, services?.authentication]
      .filter((origin) => typeof origin === "string" && /^https?:\/\/[\w.:[\]-]+$/.test(origin))
      .map(String)
  } catch {
    return []
  }
}

/** Names under `/assets` hold a hash of the content; everything else may change behind its name. */
const cachingOf = (address: string) =>
  address.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache"

/** The file for an address: itself, or the page that finds its way by the address. */
export const fileFor = (portal: PortalFiles, address: string): StaticFile | undefined => {
  const file = portal.get(address)
  if (file) return file
  const isPage = !address.startsWith("/assets/") && !address.slice(address.lastIndexOf("/")).includes(".")
  return isPage ? portal.get("/index.html") : undefined
}
