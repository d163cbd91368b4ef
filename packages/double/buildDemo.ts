import { createHash } from "node:crypto"
import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { demoAccounts, demoLeaders, demoPassword } from "@crewfleet/service/parts"
import { build, transformWithOxc } from "vite"
import { demoConfig } from "./demoConfig.ts"
import { compressed, copyParts } from "./demoParts.ts"
import { momentOf } from "./src/DoubleClock.ts"
import { snapshot } from "./src/snapshot.ts"

const here = import.meta.dirname
const source = join(here, "src/demo")

/** What a demo may be told. */
export interface DemoBuild {
  /** As of when its data are, in milliseconds since 1970. */
  readonly moment: number
  /** Where its files come to lie. */
  readonly folder: string
}

/** Makes the static demo of a portal that is built: files that any host can serve at the root of an address. */
export const buildDemo = async ({ moment, folder }: DemoBuild): Promise<void> => {
  await emptied(folder)
  const data = await compressed(await (await snapshot({ seededAt: moment, seed: undefined })).bytes())
  const name = `demo-${createHash("sha256").update(data).digest("hex").slice(0, 8)}.tar.zst`
  await Promise.all([
    writeFile(join(folder, name), data),
    copyPortal(folder),
    copyParts(folder),
    build(
      demoConfig(source, folder, {
        builtSnapshot: { address: `/${name}`, moment },
        builtAccounts: [...demoAccounts, ...demoLeaders].map(({ email, shows }) => ({ email, shows })),
        builtPassword: demoPassword
      })
    )
  ])
  await writeFile(join(folder, "offline.js"), await script("bridge.ts"))
  // A host that knows nothing of the portal's addresses shows this page at all of them.
  await cp(join(folder, "index.html"), join(folder, "404.html"))
}

/** Makes place for a demo; throws where something else than an earlier one lies there. */
const emptied = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const found = await readdir(folder)
  if (found.length > 0 && !found.includes("portal.html")) throw new Error(`${folder} holds something else`)
  await rm(folder, { recursive: true })
  await mkdir(folder)
}

/** The portal as it was built, with its pages where the demo shows them and with the clock of the demo. */
const copyPortal = async (folder: string): Promise<void> => {
  const portal = join(here, "../web/dist")
  const replaced = new Set(["index.html", "offline.js"].map((name) => join(portal, name)))
  await cp(portal, folder, { recursive: true, filter: (path) => !replaced.has(path) })
  const clock = await script("clock.ts")
  for (const [page, shown] of [
    ["index.html", "portal.html"],
    ["inspector.html", "inspector.html"]
  ] as const) {
    const html = await readFile(join(portal, page), "utf8")
    await writeFile(
      join(folder, shown),
      html.replace("<head>", () => `<head><script>${clock}</script>`)
    )
  }
}

/** A file of the demo as a script that imports nothing. */
const script = async (file: string): Promise<string> => {
  const path = join(source, file)
  const { code } = await transformWithOxc(await readFile(path, "utf8"), path)
  return `{${code.replace(/^export \{\};?$/m, "")}}`
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({ options: { at: { type: "string" } }, allowPositionals: true })
  const [folder = join(here, "dist/demo")] = positionals
  const day = 86_400_000
  const moment = values.at ? momentOf(values.at) : Math.floor(Date.now() / day) * day
  await buildDemo({ moment, folder })
  console.log(`The demo is in ${folder}: serve it at the root of any address`)
}
