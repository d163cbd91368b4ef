import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { cp, mkdir, readFile, rm, symlink, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { endpointsModule } from "../packages/sdk/build/endpointsModule.ts"
import { type Manifest, publishedManifest } from "./publishedManifest.ts"

const run = promisify(execFile)
const root = join(import.meta.dirname, "..")

/** Makes the folder of a package as it is published: compiled, declared, mapped to its sources, with a manifest of its own. */
export const buildPackage = async (name: string, packages: string): Promise<string> => {
  const from = join(root, "packages", name)
  const to = join(packages, name)
  await rm(to, { recursive: true, force: true })
  await mkdir(to, { recursive: true })
  for (const part of ["src", "README.md", "package.json"])
    await cp(join(from, part), join(to, part), { recursive: true })
  await cp(join(root, "LICENSE"), join(to, "LICENSE"))
  await compile(from, to, packages)
  if (name === "sdk") await writeFile(join(to, "dist/client/endpoints.js"), await endpointsModule())
  const manifest: Manifest = JSON.parse(await readFile(join(from, "package.json"), "utf8"))
  await writeFile(join(to, "package.json"), json(publishedManifest(manifest)))
  await leaveFor(packages, manifest.name, to)
  return to
}

/** The options of the whole repository, but for what becomes of the sources. */
const compile = async (from: string, folder: string, packages: string) => {
  const config = join(packages, "tsconfig.json")
  await writeFile(
    config,
    json({
      extends: join(root, "tsconfig.json"),
      compilerOptions: {
        noEmit: false,
        rootDir: join(folder, "src"),
        outDir: join(folder, "dist"),
        declaration: true,
        declarationMap: true,
        sourceMap: true,
        rewriteRelativeImportExtensions: true,
        types: ["node"]
      },
      include: [join(folder, "src")]
    })
  )
  // What only this package needs lies beside it.
  const own = join(folder, "node_modules")
  if (existsSync(join(from, "node_modules"))) await symlink(join(from, "node_modules"), own)
  await run(process.execPath, [
    join(root, "node_modules/typescript/bin/tsc"),
    "-p",
    config,
    "--checkers",
    "1"
  ]).catch(({ stdout }) => {
    throw new Error(`${folder} cannot be compiled:\n${stdout}`)
  })
  await rm(own, { force: true })
}

/** Lets the packages that are built next find this one as it is published. */
const leaveFor = async (packages: string, name: string, folder: string) => {
  const link = join(packages, "node_modules", name)
  await mkdir(join(link, ".."), { recursive: true })
  await rm(link, { force: true })
  await symlink(folder, link)
}

/** How a file of JSON is written. */
export const json = (value: unknown) => `${JSON.stringify(value, undefined, 2)}\n`
