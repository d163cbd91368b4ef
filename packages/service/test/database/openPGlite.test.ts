import { openAsBlob } from "node:fs"
import { expect, inject, it } from "vitest"
import { startPGlite } from "../../src/database/openPGlite.ts"

it("lets everything else have its turn while many wait for PGlite", async () => {
  const pglite = await startPGlite({ loadDataDir: await openAsBlob(inject("pgliteSnapshot")) })
  let turns = 0
  const next = () => {
    turns += 1
    immediate = setImmediate(next)
  }
  let immediate = setImmediate(next)
  await Promise.all(Array.from({ length: 300 }, (_, number) => pglite.query("select $1::int", [number])))
  clearImmediate(immediate)
  await pglite.close()
  expect(turns).toBeGreaterThan(0)
})
