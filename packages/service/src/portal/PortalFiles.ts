import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join, relative, sep } from "node:path"
import { type StaticFile, staticFile } from "../http/StaticFile.ts"
import { mediaTypeOf } from "./mediaTypes.ts"

/** The built portal, by address. It is read once, so no address can ever reach another file. */
export type PortalFiles = ReadonlyMap<string, StaticFile>

/** Reads the built portal; a folder that is not there is an empty portal. */
export const readPortal = (folder: string): PortalFiles => {
  if (!existsSync(folder)) return new Map()
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile()
  )
  return new Map(
    files.map(({ name, parentPath }) => {
      const path = join(parentPath, name)
      const address = `/${relative(folder, path).split(sep).join("/")}`
      return [address, staticFile(readFileSync(path), mediaTypeOf(name), cachingOf(address))]
    })
  )
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
