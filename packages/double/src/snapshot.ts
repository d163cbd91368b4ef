import { execFile } from "node:child_process"
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { oneProcess } from "./oneProcess.ts"
import { snapshotVersion } from "./snapshotVersion.ts"

const run = promisify(execFile)
const here = import.meta.dirname

/** What a snapshot is made of. */
export interface Seeded {
  /** As of when the demo was made, in milliseconds since 1970. */
  readonly seededAt: number
  /** What chance draws it by; the demo's own, unless said. */
  readonly seed: number | undefined
}

const making = new Map<string, Promise<string>>()

/**
 * A file with the packed database of the demo, migrated and seeded. It is made once, by a process of its own, for each moment, each
 * seed and each version of what makes it, and kept in `node_modules/.cache` until there is another version.
 */
export const snapshot = ({ seededAt, seed }: Seeded): Promise<string> => {
  const folder = cacheFolder()
  const file = join(folder, `${snapshotVersion()}-${seededAt}-${seed ?? "demo"}.tar`)
  if (existsSync(file)) return Promise.resolve(file)
  const made = making.get(file) ?? make(file, seededAt, seed).finally(() => making.delete(file))
  making.set(file, made)
  return made
}

const make = async (file: string, seededAt: number, seed: number | undefined): Promise<string> => {
  mkdirSync(dirname(file), { recursive: true })
  const program = join(here, "makeSnapshot.ts")
  await oneProcess(`${file}.making`, async () => {
    // To optimise a program of WebAssembly that lives for moments would be most of the work.
    const told = ["--liftoff-only", program, file, String(seededAt), String(seed ?? "")]
    if (!existsSync(file)) await run(process.execPath, told)
    removeOthers(dirname(file), snapshotVersion())
  })
  return file
}

const cacheFolder = () => {
  const beside = createRequire(import.meta.url).resolve("effect/package.json")
  return join(dirname(beside), "../.cache/crewfleet-double")
}

/** Removes the snapshots of other versions from a folder: nobody loads them any more. */
export const removeOthers = (folder: string, version: string): void => {
  for (const name of readdirSync(folder))
    if (!name.startsWith(`${version}-`)) rmSync(join(folder, name), { force: true })
}
