import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { type Plugin, transformWithOxc } from "vite"
import type { Brand } from "../src/brand/Brand.ts"
import { inPage } from "./inPage.ts"
import { onServer } from "./onServer.ts"
import { partFiles, wholeFiles } from "./partFiles.ts"
import { writtenPages } from "./writtenPages.ts"

/** What no portal can do without when there is no connection. */
const needed = [
  "main.tsx",
  "App.tsx",
  "session/makePortalClient.ts",
  "portal/Portal.tsx",
  "portal/portalActors.ts",
  "layout/NavigationDrawer.tsx"
]

/** Pages outside the portals that open without a connection: below which address they lie, and their parts. */
const guestPages: Readonly<Record<string, ReadonlyArray<string>>> = {
  "/guest/team-leader": ["portal/LeaderEntryRoute.tsx"]
}

/** What the leader's page asks before its scripts are there; the service dresses it in the brand, as every page. */
const ahead = "/opening-code.html"

/** What they cannot do without. */
const neededByGuests = ["main.tsx", "App.tsx", "session/makePortalClient.ts", "portal/OtherScreen.tsx"]

/**
 * Writes `/offline.js`, the service worker of every portal of which a page opens without a connection, with the names of the
 * files that it keeps for each: the page, the brand, its table and the parts of those pages with everything that they import,
 * at once or later; and what stands in for `Temporal` where a browser has none.
 */
export const offlineShell = (source: string): Plugin => ({
  name: "offline-shell",
  apply: "build",
  enforce: "post",
  async generateBundle(_, bundle) {
    const page = bundle["index.html"]
    const written = await openingCode(dirname(source))
    this.emitFile({ type: "asset", fileName: ahead.slice(1), source: written })
    const shellOf = (
      first: ReadonlyArray<string>,
      parts: ReadonlyArray<string>,
      ...more: ReadonlyArray<string>
    ) => {
      const portal = partFiles(bundle, first)
      const kept = new Set([...portal, ...wholeFiles(bundle, parts, portal)])
      const polyfill = partFiles(bundle, ["temporal-polyfill/index.js"])
      const withoutTemporal = [...polyfill].filter((name) => !kept.has(name))
      for (const name of Object.keys(bundle))
        if (/shrinkImage\.worker.*\.js$/.test(name)) kept.add(`/${name}`)
      const files = ["/index.html", "/brand.json", ...more, ...kept].sort()
      const version = createHash("sha256")
        .update(
          JSON.stringify([files, withoutTemporal, page?.type === "asset" ? String(page.source) : "", written])
        )
        .digest("hex")
        .slice(0, 12)
      return { version, files, withoutTemporal }
    }
    const shells: Record<string, object> = Object.fromEntries(
      Object.entries(writtenPages(source)).flatMap(([table, pages]) => {
        const [first, ...others] = pages.filter(({ offline }) => offline)
        if (!first) return []
        const parts = [first, ...others].flatMap(({ parts }) => parts)
        return [[`/${first.address.split("/")[1]}/`, shellOf([...needed, table], parts)]]
      })
    )
    for (const [address, parts] of Object.entries(guestPages))
      shells[address] = { ...shellOf(neededByGuests, parts, ahead), ahead }
    const path = join(source, "offline/offline.ts")
    const { code } = await transformWithOxc(await readFile(path, "utf8"), path)
    const declared = `const shells = ${JSON.stringify(shells)};\n`
    this.emitFile({
      type: "asset",
      fileName: "offline.js",
      source: declared + code.replace(/^export \{\};?$/m, "")
    })
  }
})

/** What asks for the code of a log, and the script that answers meanwhile. */
const openingCode = async (root: string): Promise<string> => {
  const brand: Brand = JSON.parse(await readFile(join(root, "public/brand.json"), "utf8"))
  const { writtenCode } = await onServer(root, "src/leader/writtenCode.tsx")
  return `${writtenCode(brand.name)}<script>${await inPage(root, "src/leader/earlyCode.ts")}</script>`
}
