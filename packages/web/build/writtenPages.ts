import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"

/** What the source of a portal's table tells of one page to those who do not run it. */
export interface WrittenPage {
  readonly address: string
  /** The sources that are fetched for it: its screen, and the part that sends what it makes. */
  readonly parts: ReadonlyArray<string>
  /** Whether the side bar has a link to it. */
  readonly linked: boolean
  readonly offline: boolean
}

/** The tables of all portals, each by the name of its source. Each page begins with its address, and ends where the next begins. */
export const writtenPages = (source: string): Readonly<Record<string, ReadonlyArray<WrittenPage>>> =>
  Object.fromEntries(
    globSync(join(source, "portal/pages/*Pages.ts")).map((file) => {
      const [, ...pages] = readFileSync(file, "utf8").split('address: "')
      return [`portal/pages/${basename(file)}`, pages.map(pageIn)]
    })
  )

const pageIn = (text: string): WrittenPage => ({
  address: text.slice(0, text.indexOf('"')),
  parts: [...text.matchAll(/import\("\.\.\/\.\.\/([^"]+)"\)/g)].map(([, part = ""]) => part),
  linked: text.includes("icon: "),
  offline: text.includes("offline: true")
})
