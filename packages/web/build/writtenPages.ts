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
      const [head = "", ...pages] = readFileSync(file, "utf8").split('address: "')
      const shared = sharedScreens(head)
      return [`portal/pages/${basename(file)}`, pages.map((text) => pageIn(text, shared))]
    })
  )

const pageIn = (text: string, shared: ReadonlyMap<string, ReadonlyArray<string>>): WrittenPage => {
  const [, screen = ""] = text.match(/screen: (\w+)\b(?!\()/) ?? []
  return {
    address: text.slice(0, text.indexOf('"')),
    parts: [...(shared.get(screen) ?? []), ...partsIn(text)],
    linked: text.includes("icon: "),
    offline: text.includes("offline: true")
  }
}

/** The sources of the screens that several pages of a table share: those above its first page, by their names. */
const sharedScreens = (head: string): ReadonlyMap<string, ReadonlyArray<string>> =>
  new Map(
    head
      .split(/^const /m)
      .slice(1)
      .map((text) => [text.slice(0, text.indexOf(" ")), partsIn(text)])
  )

const partsIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/import\("\.\.\/\.\.\/([^"]+)"\)/g)].map(([, part = ""]) => part)
