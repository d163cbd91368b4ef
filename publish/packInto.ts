import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import { buildDouble } from "./buildDouble.ts"
import { buildPackage } from "./buildPackage.ts"

const run = promisify(execFile)

/** Builds and packs the packages that others install, each before what stands on it. Answers the tarballs. */
export const packInto = async (folder: string): Promise<ReadonlyArray<string>> => {
  const built: Array<string> = []
  for (const name of ["sdk", "machines"]) built.push(await buildPackage(name, folder))
  built.push(await buildDouble(folder))
  const { stdout } = await run("npm", ["pack", ...built, "--json", "--pack-destination", folder], {
    maxBuffer: 100_000_000,
    shell: process.platform === "win32"
  })
  const packed = Object.values<{ filename: string }>(JSON.parse(stdout))
  return packed.map(({ filename }) => join(folder, filename))
}
