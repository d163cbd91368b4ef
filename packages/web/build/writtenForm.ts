import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Plugin } from "vite"
import { type Brand, colours } from "../src/brand/Brand.ts"
import { inPage } from "./inPage.ts"
import { onServer } from "./onServer.ts"
import { partFiles } from "./partFiles.ts"

/** What the first screen after sign-in needs: fetched while somebody signs in. */
const ahead = [
  "session/makePortalClient.ts",
  "portal/portalActors.ts",
  "portal/Portal.tsx",
  "portal/AdminPortal.tsx",
  "portal/AgencyPortal.tsx",
  "portal/ClientPortal.tsx",
  "portal/WorkerPortal.tsx",
  "ui/LinePlot.tsx"
]

/**
 * Writes the sign-in page into index.html in the built brand, with the script that shows it to whom it is for and
 * answers until the portal's own is there, and the names of the files that are fetched after that.
 */
export const writtenForm = (root: string): Plugin => ({
  name: "written-form",
  apply: "build",
  enforce: "post",
  async generateBundle(_, bundle) {
    const page = bundle["index.html"]
    if (page?.type !== "asset") return
    const brand: Brand = JSON.parse(await readFile(join(root, "public/brand.json"), "utf8"))
    const { writtenPage } = await onServer(root, "src/session/writtenPage.tsx")
    const script = await inPage(root, "src/session/earlyPage.ts")
    const first = partFiles(bundle, ["main.tsx", "App.tsx"])
    const names = [...partFiles(bundle, ahead)].filter((name) => !first.has(name))
    page.source = wearing(brand, String(page.source)).replace(
      "</body>",
      () =>
        `<template id="sign-in" data-ahead="${names.join(" ")}">${writtenPage(brand.name)}</template>` +
        `<script>${script}</script></body>`
    )
  }
})

const wearing = ({ name, favicon, colours: palette }: Brand, page: string): string =>
  colours
    .reduce(
      (worn, colour) => worn.replace(new RegExp(`(--brand-${colour}:)[^;}]*`), `$1${palette[colour]}`),
      page
    )
    .replace(/(<title>)[^<]*/, `$1${name}`)
    .replace(/(rel="icon" href=")[^"]*/, `$1${favicon}`)
