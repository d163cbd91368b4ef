import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import { buildDouble } from "./buildDouble.ts"
import { buildPackage } from "./buildPackage.ts"

const run = promisify(execFile)

/** Builds and packs the packages that others install, each before what stands on it. Answers the tarballs. */
export const packInto = async (folder: string): Promise<ReadonlyArray<string>> => {
  const layers = async () => [await buildPackage("sdk", folder), await buildPackage("machines", folder)]
  const built = (await Promise.all([layers(), buildDouble(folder)])).flat()
  const { stdout } = await run("npm", ["pack", ...built, "--json", "--pack-destination", folder], {
    maxBuffer: 100_000_000,
    shell: process.platform === "win32"
  })
  const packed = Object.values<{ filename: string }>(JSON.parse(stdout))
  return packed.map(({ filename }) => join(folder, filename))
}
