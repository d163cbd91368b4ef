import { execFile } from "node:child_process"
import { existsSync, mkdirSync, openAsBlob, readdirSync, readFileSync, rmSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { zstdDecompress } from "node:zlib"
import { oneProcess } from "./oneProcess.ts"
import { snapshotVersion } from "./snapshotVersion.ts"

const run = promisify(execFile)

/** What a snapshot is made of. */
export interface Seeded {
  /** As of when the demo was made, in milliseconds since 1970. */
  readonly seededAt: number
  /** What chance draws it by; the demo's own, unless said. */
  readonly seed: number | undefined
}

/**
 * The packed database of the demo, migrated and seeded. A published double brings one along; any other is made once, by a process of
 * its own, for each moment, each seed and each version of what makes it, and kept in `node_modules/.cache` until there is another version.
 */
export const snapshot = async (seeded: Seeded): Promise<Blob> => {
  const packed = packedSnapshot(import.meta.dirname, seeded)
  return existsSync(packed) ? unpacked(packed) : openAsBlob(await made(seeded))
}

/** Where a published double has a snapshot, in the folder of its programs. */
export const packedSnapshot = (folder: string, seeded: Seeded): string =>
  join(folder, `${nameOf(seeded)}.zst`)

const nameOf = ({ seededAt, seed }: Seeded) => `${snapshotVersion()}-${seededAt}-${seed ?? "demo"}.tar`

// In one piece: the thousands that it would be gathered from take as long as to unpack it.
const unpacked = async (file: string): Promise<Blob> =>
  new Blob([await promisify(zstdDecompress)(readFileSync(file), { chunkSize: 100_000_000 })])

const making = new Map<string, Promise<void>>()

const made = async (seeded: Seeded): Promise<string> => {
  const folder = cacheFolder()
  const file = join(folder, nameOf(seeded))
  if (existsSync(file)) return file
  mkdirSync(folder, { recursive: true })
  const work = making.get(file) ?? make(file, seeded).finally(() => making.delete(file))
  making.set(file, work)
  await work
  return file
}

const program = fileURLToPath(new URL("makeSnapshot.ts", import.meta.url))

const make = (file: string, { seededAt, seed }: Seeded): Promise<void> =>
  oneProcess(`${file}.making`, async () => {
    if (existsSync(file)) return
    await run(process.execPath, [program, file, String(seededAt), String(seed ?? "")])
    removeOthers(dirname(file), snapshotVersion())
  })

const cacheFolder = () => {
  const beside = createRequire(import.meta.url).resolve("effect/package.json")
  return join(dirname(beside), "../.cache/crewfleet-double")
}

/** Removes the snapshots of other versions from a folder: nobody loads them any more. */
export const removeOthers = (folder: string, version: string): void => {
  for (const name of readdirSync(folder))
    if (!name.startsWith(`${version}-`)) rmSync(join(folder, name), { force: true })
}
