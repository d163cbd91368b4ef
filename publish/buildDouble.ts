import { execFile } from "node:child_process"
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { isAbsolute, join } from "node:path"
import { promisify } from "node:util"
import { build, type Plugin } from "vite"
import { compressed } from "../packages/double/demoParts.ts"
import { usualMoment } from "../packages/double/src/DoubleClock.ts"
import { packedSnapshot, snapshot } from "../packages/double/src/snapshot.ts"
import { snapshotVersion } from "../packages/double/src/snapshotVersion.ts"
import { json } from "./buildPackage.ts"
import { type Manifest, publishedManifest } from "./publishedManifest.ts"

const run = promisify(execFile)
const root = join(import.meta.dirname, "..")
const source = (path: string) => join(root, "packages", path)

/**
 * Makes the folder of the double as it is published: with the service that it is made of, which is no package of its own, in it, and
 * with the database of the usual morning.
 */
export const buildDouble = async (packages: string): Promise<string> => {
  const folder = join(packages, "double")
  const dist = join(folder, "dist")
  await rm(folder, { recursive: true, force: true })
  await mkdir(dist, { recursive: true })
  await cp(join(root, "LICENSE"), join(folder, "LICENSE"))
  await cp(source("double/README.md"), join(folder, "README.md"))
  await cp(source("service/src/pdf/form.typ"), join(dist, "form.typ"))
  const [manifest, ofService] = [await manifestOf("double"), await manifestOf("service")]
  const dependencies = {
    ...ofService.dependencies,
    ...manifest.dependencies,
    "@crewfleet/service": undefined
  }
  await writeFile(join(folder, "package.json"), json(publishedManifest({ ...manifest, dependencies })))
  await Promise.all([bundle(dist), declare(packages, dist), packSnapshot(dist)])
  return folder
}

const manifestOf = async (
  name: string
): Promise<Manifest & { readonly dependencies: Record<string, string> }> =>
  JSON.parse(await readFile(source(`${name}/package.json`), "utf8"))

const bundle = (dist: string) =>
  build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    plugins: [asPublished],
    build: {
      ssr: true,
      outDir: dist,
      emptyOutDir: false,
      target: "node22",
      rolldownOptions: {
        input: [
          source("double/src/index.ts"),
          source("double/src/makeSnapshot.ts"),
          source("service/src/pdf/typesetter.ts"),
          source("service/src/file/pdfChecker.ts")
        ],
        external: (id) => !isAbsolute(id) && !/^(\.|@crewfleet\/service)/.test(id),
        output: { entryFileNames: "[name].js", chunkFileNames: "part-[hash].js" }
      }
    }
  })

/** Programs of threads and processes are found as they are compiled, and the version of the snapshot is that of this moment. */
const asPublished: Plugin = {
  name: "as-published",
  load: (id) =>
    id.endsWith("/snapshotVersion.ts")
      ? `export const snapshotVersion = () => ${JSON.stringify(snapshotVersion())}`
      : undefined,
  transform: (code) =>
    code.replaceAll(/new URL\("(\w+)\.ts", import\.meta\.url\)/g, 'new URL("$1.js", import.meta.url)')
}

/** The types of what is exported say all by themselves, so nothing that they do not name is looked at. */
const declare = async (packages: string, dist: string): Promise<void> => {
  const config = join(packages, "tsconfig.double.json")
  const compilerOptions = {
    ...{ noEmit: false, emitDeclarationOnly: true, declaration: true, isolatedDeclarations: true },
    ...{ noCheck: true, noResolve: true, rewriteRelativeImportExtensions: true },
    ...{ rootDir: source("double/src"), outDir: dist }
  }
  const files = ["index", "DoubleClock", "startDouble"].map((name) => source(`double/src/${name}.ts`))
  await writeFile(config, json({ extends: join(root, "tsconfig.json"), compilerOptions, include: [], files }))
  await run(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", config])
}

const packSnapshot = async (dist: string): Promise<void> => {
  const seeded = { seededAt: Date.parse(usualMoment), seed: undefined }
  const made = await snapshot(seeded)
  await writeFile(packedSnapshot(dist, seeded), await compressed(await made.bytes()))
}
