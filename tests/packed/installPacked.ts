import { execFile } from "node:child_process"
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { packInto } from "../../publish/packInto.ts"

const run = promisify(execFile)
const root = join(import.meta.dirname, "../..")

/** Packs what is published and installs it in an empty folder away from here, as somebody else would. */
export const installPacked = async () => {
  await mkdir(join(root, "dist"), { recursive: true })
  const built = await mkdtemp(join(root, "dist/packed-"))
  const folder = await mkdtemp(join(tmpdir(), "crewfleet-packed-"))
  const tarballs = await packInto(built)
  await cp(import.meta.dirname, folder, { recursive: true })
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module", private: true }))
  const [{ devDependencies: here }, { devDependencies: ofSdk }, { devDependencies: ofMachines }] = [
    await manifestIn(root),
    await manifestIn(join(root, "packages/sdk")),
    await manifestIn(join(root, "packages/machines"))
  ]
  const beside = [`msw@${ofSdk.msw}`, `elkjs@${ofMachines.elkjs}`, `@types/node@${here["@types/node"]}`]
  await run(
    "npm",
    ["install", "--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund", ...tarballs, ...beside],
    { cwd: folder, shell: process.platform === "win32" }
  )
  const entries = (
    await Promise.all(["sdk", "machines"].map((name) => entriesIn(join(root, "packages", name))))
  ).flat()
  return {
    folder,
    entries,
    remove: async () => {
      await rm(built, { recursive: true })
      await rm(folder, { recursive: true })
    }
  }
}

const manifestIn = async (folder: string) => JSON.parse(await readFile(join(folder, "package.json"), "utf8"))

/** What can be imported of a package, such as `@crewfleet/sdk/testing`. */
const entriesIn = async (folder: string) => {
  const { name, exports } = await manifestIn(folder)
  return Object.keys(exports).map((entry): string => name + entry.slice(1))
}
