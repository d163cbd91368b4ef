import { createHash } from "node:crypto"
import { appendFile, mkdir, readFile, rename, stat, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { Misused } from "./Terminal.ts"

/** What an export is of. */
export interface Exported {
  readonly url: string
  readonly agencyId: number
}

/** A folder that fills up with an export. */
export interface ExportFolder {
  /** Whether a file is there, as it was fetched. */
  readonly has: (path: string) => Promise<boolean>
  /** Keeps a file; it is there as a whole, or not at all. */
  readonly keep: (path: string, bytes: Uint8Array, of: string) => Promise<void>
  /** The text of a file that is there. */
  readonly read: (path: string) => Promise<string>
  /** Writes down that all is there. */
  readonly finish: () => Promise<void>
  readonly summary: () => { readonly files: number; readonly fetched: number }
}

interface Entry {
  readonly path: string
  readonly of: string
  readonly bytes: number
  readonly sha256: string
  /** What kind of file it is, where its name does not tell. */
  readonly type?: string | undefined
}

const typeOf = (path: string, bytes: Uint8Array): string | undefined => {
  const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1")
  if (/\.(jsonl?|pdf)$/.test(path)) return undefined
  if (start.startsWith("%PDF")) return "application/pdf"
  if (start.startsWith("\x89PNG")) return "image/png"
  if (start.startsWith("\xFF\xD8")) return "image/jpeg"
  return start.startsWith("RIFF") && start.endsWith("WEBP") ? "image/webp" : undefined
}

/** Opens the folder of an export: a new one, or one that holds the beginning of the same. */
export const exportFolder = async (folder: string, of: Exported): Promise<ExportFolder> => {
  const manifest = join(folder, "manifest.jsonl")
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const lines = (await readFile(manifest, "utf8").catch(() => "")).split("\n").flatMap(lineIn)
  const [head] = lines
  if (head === undefined)
    await writeFile(manifest, line({ format: "crewfleet-export 1", ...of }), { mode: 0o600 })
  else if (head.url !== of.url || head.agencyId !== of.agencyId)
    throw new Misused(`${folder} holds an export of something else: choose another folder`)
  const kept = new Map(
    lines.flatMap((entry: object) => (isEntry(entry) ? [[entry.path, entry] as const] : []))
  )
  let fetched = 0
  let writing: Promise<unknown> = Promise.resolve()
  const write = (entry: object) => {
    writing = writing.then(() => appendFile(manifest, line(entry)))
    return writing
  }
  return {
    has: async (path) => {
      const entry = kept.get(path)
      if (!entry) return false
      const found = await stat(join(folder, path)).catch(() => undefined)
      return found?.size === entry.bytes
    },
    keep: async (path, bytes, of) => {
      const target = join(folder, path)
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await writeFile(`${target}.part`, bytes, { mode: 0o600 })
      await rename(`${target}.part`, target)
      const sha256 = createHash("sha256").update(bytes).digest("hex")
      const entry: Entry = { path, of, bytes: bytes.byteLength, sha256, type: typeOf(path, bytes) }
      const before = kept.get(path)
      kept.set(path, entry)
      fetched += 1
      if (before?.sha256 !== sha256) await write(entry)
    },
    read: (path) => readFile(join(folder, path), "utf8"),
    finish: async () => {
      await write({ complete: true, files: kept.size })
    },
    summary: () => ({ files: kept.size, fetched })
  }
}

const line = (value: object) => `${JSON.stringify(value)}\n`

/** A line that was cut off when the export was stopped is left out. */
const lineIn = (text: string): ReadonlyArray<Record<string, unknown>> => {
  try {
    return text === "" ? [] : [JSON.parse(text)]
  } catch {
    return []
  }
}

const isEntry = (entry: object): entry is Entry =>
  "path" in entry && typeof entry.path === "string" && "bytes" in entry && "sha256" in entry
