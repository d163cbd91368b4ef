import { createHash } from "node:crypto"
import { globSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

let known: string | undefined

/** A hash of all that may change what is in a snapshot. Whoever packs the double puts its value in the place of this module. */
export const snapshotVersion = (): string => {
  if (known !== undefined) return known
  const hash = createHash("sha256").update(versionOfPGlite())
  for (const file of snapshotSources()) hash.update(`\n${file.name}\n`).update(readFileSync(file.path))
  known = hash.digest("hex").slice(0, 16)
  return known
}

/** The files of which a snapshot is made: the service, the sdk and the lives that the service enforces, and what makes it here. */
export const snapshotSources = (): ReadonlyArray<{ readonly name: string; readonly path: string }> => {
  const service = dirname(pathOf("@crewfleet/service"))
  const sdk = dirname(pathOf("@crewfleet/sdk"))
  const machines = dirname(pathOf("@crewfleet/machines/life"))
  const here = import.meta.dirname
  return [
    ...filesIn(service, "**/*.*"),
    ...filesIn(sdk, "**/*.ts", "cli/**"),
    ...filesIn(machines, "{life.ts,life/**/*.ts,**/*Life.ts}"),
    ...filesIn(here, "{makeSnapshot,databaseOf,isSettled,ownTime,secrets}.ts")
  ]
}

const filesIn = (folder: string, pattern: string, ...exclude: ReadonlyArray<string>) =>
  globSync(pattern, { cwd: folder, exclude })
    .sort()
    .map((name) => ({ name, path: join(folder, name) }))

const versionOfPGlite = (): string => {
  const program = pathOf("@electric-sql/pglite/pglite.wasm")
  return JSON.parse(readFileSync(join(dirname(program), "../package.json"), "utf8")).version
}

const pathOf = (specifier: string) => fileURLToPath(import.meta.resolve(specifier))
