import { createHash } from "node:crypto"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { type Plugin, transformWithOxc } from "vite"
import { partFiles } from "./partFiles.ts"

/** What the agency portal cannot do without when there is no connection. */
const needed = [
  "main.tsx",
  "App.tsx",
  "session/makePortalClient.ts",
  "portal/Portal.tsx",
  "portal/portalActors.ts",
  "portal/AgencyPortal.tsx",
  "layout/NavigationDrawer.tsx",
  "booking/BookingRoute.tsx",
  "condition/ConditionRoute.tsx",
  "condition/UnsentReports.tsx"
]

/**
 * Writes `/offline.js`, the service worker of the agency portal, with the names of the files that it keeps: the page,
 * the brand, and the parts above with everything that they import; and what stands in for `Temporal` where a browser has none.
 */
export const offlineShell = (source: string): Plugin => ({
  name: "offline-shell",
  apply: "build",
  enforce: "post",
  async generateBundle(_, bundle) {
    const files = partFiles(bundle, needed)
    const withoutTemporal = [...partFiles(bundle, ["temporal-polyfill/index.js"])].filter(
      (name) => !files.has(name)
    )
    for (const name of Object.keys(bundle)) if (/shrinkImage\.worker.*\.js$/.test(name)) files.add(`/${name}`)

    const names = ["/index.html", "/brand.json", ...files].sort()
    const page = bundle["index.html"]
    const version = createHash("sha256")
      .update(JSON.stringify([names, withoutTemporal, page?.type === "asset" ? String(page.source) : ""]))
      .digest("hex")
      .slice(0, 12)
    const path = join(source, "offline/offline.ts")
    const { code } = await transformWithOxc(await readFile(path, "utf8"), path)
    const shell = `const shell = ${JSON.stringify({ version, files: names, withoutTemporal })};\n`
    this.emitFile({
      type: "asset",
      fileName: "offline.js",
      source: shell + code.replace(/^export \{\};?$/m, "")
    })
  }
})
