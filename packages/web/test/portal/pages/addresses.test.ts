import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { adminPages } from "../../../src/portal/pages/adminPages.ts"
import { agencyPages } from "../../../src/portal/pages/agencyPages.ts"
import { clientPages } from "../../../src/portal/pages/clientPages.ts"
import { placeIn } from "../../../src/portal/pages/placeIn.ts"
import { workerPages } from "../../../src/portal/pages/workerPages.ts"

const source = join(import.meta.dirname, "../../../src")

/** The addresses of portals that screens name, with a number in the place of what is written into them, or a form where it is one. */
const named = globSync(join(source, "**/*.{ts,tsx}"))
  .filter((file) => !file.startsWith(join(source, "portal/pages")))
  .flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/["`](\/(?:admin|agency|client|worker)\/\w[^"`]*)["`]/g)].map(
      ([, address = ""]) =>
        address
          .replace(/\?.*/, "")
          .replace(/\$\{form\}/g, "application")
          .replace(/\$\{[^}]*\}/g, "1")
    )
  )

it("leads from no screen to an address that no table has", () => {
  expect(named.length).toBeGreaterThan(20)
  const isPage = (path: string) => {
    const place =
      placeIn(adminPages, path) ??
      placeIn(agencyPages, path) ??
      placeIn(clientPages, path) ??
      placeIn(workerPages, path)
    return place !== undefined && (place.isWhole || !place.row.screen)
  }
  expect(named.filter((address) => !isPage(address))).toEqual([])
})
