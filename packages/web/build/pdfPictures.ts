import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import type { Plugin } from "vite"

const names = ["jbig2_nowasm_fallback.js", "openjpeg_nowasm_fallback.js"]

/**
 * Puts beside the portal what reads the pictures that scanners put into PDFs, without WebAssembly, which the pages' policy lets
 * nobody run. A viewer fetches them for a document that has such pictures.
 */
export const pdfPictures = (): Plugin => ({
  name: "pdf-pictures",
  apply: "build",
  async generateBundle() {
    const library = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"))
    const { version } = JSON.parse(await readFile(join(library, "package.json"), "utf8"))
    for (const name of names)
      this.emitFile({
        type: "asset",
        fileName: `assets/pdf-${version}/${name}`,
        source: await readFile(join(library, "wasm", name))
      })
  }
})
