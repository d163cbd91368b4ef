import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { build } from "vite"

/** The script of a page with all of the sdk, as Vite makes it from the installed packages, and its size in gzip. */
export const builtPage = async (folder: string) => {
  await build({
    root: join(folder, "page"),
    logLevel: "error",
    build: { target: "es2022", modulePreload: { polyfill: false } }
  })
  const assets = join(folder, "page/dist/assets")
  const [script, ...more] = (await readdir(assets)).map((file) => join(assets, file))
  if (!script || more.length > 0) throw new Error("The page should have one script")
  return { script, size: gzipSync(await readFile(script)).length }
}
