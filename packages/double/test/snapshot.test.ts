import { existsSync, readFileSync } from "node:fs"
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { expect, it } from "vitest"
import { removeOthers } from "../src/snapshot.ts"
import { snapshotSources } from "../src/snapshotVersion.ts"

/** All that a module of this repository imports, and what that imports, but for types. */
const importsOf = (file: string, found = new Set<string>()): Set<string> => {
  if (found.has(file) || !existsSync(file)) return found
  found.add(file)
  const imports = /^(?:import|export)(?! type) [^"]*?from "([^"]+)"/gm
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(imports))
    if (path.startsWith(".")) importsOf(join(file, "..", path), found)
    else if (path.startsWith("@crewfleet/")) importsOf(fileURLToPath(import.meta.resolve(path)), found)
  return found
}

it("is made anew when anything changes of what makes it", () => {
  const known = new Set(snapshotSources().map(({ path }) => path))
  const makers = [...importsOf(join(import.meta.dirname, "../src/makeSnapshot.ts"))]
  expect(makers.length).toBeGreaterThan(500)
  expect(makers.filter((file) => !known.has(file))).toEqual([])
})

it("is removed once there is one of another version", async () => {
  const folder = await mkdtemp(join(tmpdir(), "crewfleet-snapshots-"))
  const [old, ours, other] = ["aaaa-1-demo.tar", "bbbb-1-demo.tar", "bbbb-1-7.tar.making"]
  for (const name of [old, ours, other]) await writeFile(join(folder, name), "")
  removeOthers(folder, "bbbb")
  expect((await readdir(folder)).sort()).toEqual([other, ours])
  await rm(folder, { recursive: true })
})
