import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"

const run = promisify(execFile)
const kept = join(import.meta.dirname, "../../node_modules/.cache/nodes")
const onWindows = process.platform === "win32"

/** The program of a version of Node. What is not the one that runs this is fetched once, as a package. */
export const nodeAt = async (version: string): Promise<string> => {
  if (process.versions.node === version) return process.execPath
  const name = `node-${onWindows ? "win" : process.platform}-${process.arch}`
  const folder = join(kept, version)
  const program = join(folder, "node_modules", name, "bin", onWindows ? "node.exe" : "node")
  if (!existsSync(program)) {
    await mkdir(folder, { recursive: true })
    await run("npm", ["install", "--prefix", folder, "--no-save", "--ignore-scripts", `${name}@${version}`], {
      shell: onWindows
    })
  }
  return program
}
