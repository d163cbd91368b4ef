import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join, relative, sep } from "node:path"
import { brandIn } from "../brand/brandFile.ts"
import { type StaticFile, staticFile } from "../http/StaticFile.ts"
import { contentSecurityPolicy } from "../http/securityHeaders.ts"
import { mediaTypeOf } from "./mediaTypes.ts"
import { pageInBrand } from "./pageInBrand.ts"

/** The built portal, by address. It is read once, so no address can ever reach another file. */
export type PortalFiles = ReadonlyMap<string, StaticFile>

/**
 * Reads the built portal, dressed in another brand where one is given; a folder that is not there is an empty portal.
 * Throws when the other brand is not there: nobody should find out from customers that it was misspelt.
 */
export const readPortal = (folder: string, brandFile?: string): PortalFiles => {
  const brand = brandIn(folder, brandFile)
  if (!existsSync(folder)) return new Map()
  const read = parsed(brand)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile()
  )
  return new Map(
    files.map(({ name, parentPath }) => {
      const path = join(parentPath, name)
      const address = `/${relative(folder, path).split(sep).join("/")}`
      const content = address === "/brand.json" && brand ? brand : readFileSync(path)
      const file = name.endsWith(".html")
        ? pageFile(content.toString(), read, address)
        : { content, headers: {} }
      return [address, staticFile(file.content, mediaTypeOf(name), cachingOf(address), file.headers)]
    })
  )
}

/** A page in the brand, which may run and wear what is written into it, ask the brand's services, and nothing else. */
const pageFile = (built: string, brand: unknown, address: string) => {
  const page = pageInBrand(built, brand)
  const framesOwn = address === inspectorPage
  return {
    content: Buffer.from(page),
    headers: {
      "content-security-policy": contentSecurityPolicy({
        scripts: hashesOf("script", page),
        styles: hashesOf("style", page),
        origins: originsIn(brand),
        sockets: inspectorIn(brand).filter((address) => address.startsWith("ws")),
        framesOwn
      }),
      // The screens of a recording stand beside its drawing, in a page of their own.
      ...(framesOwn && { "x-frame-options": "SAMEORIGIN" }),
      // A window of somebody else's inspector has to answer whoever opened it.
      ...(inspectorIn(brand).length > 0 && { "cross-origin-opener-policy": "same-origin-allow-popups" })
    }
  }
}

/** The hashes by which a page's policy knows the scripts or styles that are written into it. */
const hashesOf = (tag: "script" | "style", page: string): ReadonlyArray<string> =>
  [...page.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, "gs"))].map(
    ([, text = ""]) => `sha256-${createHash("sha256").update(text).digest("base64")}`
  )

/** What the brand says; nothing where it cannot be read, which is the portal's to complain of. */
const parsed = (brand: Buffer | undefined): unknown => {
  try {
    return JSON.parse(String(brand))
  } catch {
    return undefined
  }
}

/** Where the services are that the brand names. */
const originsIn = (brand: unknown): ReadonlyArray<string> => {
  const { core, authentication } = Object(Object(brand).services)
  return [core, authentication]
    .filter((origin) => typeof origin === "string" && /^https?:\/\/[\w.:[\]-]+$/.test(origin))
    .map(String)
}

/** The origin of somebody else's inspector that the brand names. */
const inspectorIn = (brand: unknown): ReadonlyArray<string> => {
  const { address } = Object(Object(brand).inspection)
  const [origin] = /^(https?|wss?):\/\/[\w.:[\]-]+(?=\/|$)/.exec(String(address)) ?? []
  return origin === undefined ? [] : [origin]
}

/** Names under `/assets` hold a hash of the content; everything else may change behind its name. */
const cachingOf = (address: string) =>
  address.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache"

/** The file for an address: itself, or the page that finds its way by the address. */
export const fileFor = (portal: PortalFiles, address: string): StaticFile | undefined => {
  const file = portal.get(address)
  if (file) return file
  const isPage = !address.startsWith("/assets/") && !address.slice(address.lastIndexOf("/")).includes(".")
  return isPage ? portal.get(pageAt(address)) : undefined
}

/** Testers' look at the machines is a page apart; all others are the portal's. */
const inspectorPage = "/inspector.html"
const pageAt = (address: string) => (/^\/inspector(\/|$)/.test(address) ? inspectorPage : "/index.html")
