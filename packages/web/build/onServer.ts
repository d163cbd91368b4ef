import { join } from "node:path"
import { pathToFileURL } from "node:url"
import react from "@vitejs/plugin-react"
import { build } from "vite"

/** What a part of the portal exports that draws a page, built to run while the portal is built. */
export const onServer = async (root: string, source: string) => {
  const name = source.replace(/^.*\/|\.tsx$/g, "")
  const outDir = join(root, "node_modules/.cache", name)
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    plugins: [react()],
    build: { ssr: source, outDir }
  })
  return import(pathToFileURL(join(outDir, `${name}.js`)).href)
}
