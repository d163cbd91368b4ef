import { cp, mkdir, readFile, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { constants, zstdCompress } from "node:zlib"
import { fonts } from "@crewfleet/service/parts"

const typesetter = "@myriaddreamin/typst-ts-web-compiler/wasm"

/** Copies what the service takes from its packages to set a PDF, with the terms of its fonts, to where the demo looks for it. */
export const copyParts = async (folder: string): Promise<void> => {
  const parts = join(folder, "parts")
  const files = fonts.flatMap(({ files }) => files()).map((file) => fileURLToPath(file))
  await Promise.all(
    files.map(async (file) => {
      const [, name = ""] = file.split("/node_modules/")
      const [scope = "", part = "", ...place] = name.split("/")
      await cp(file, join(parts, isBundled(scope) ? place.join("/") : name))
      const terms = join(file.slice(0, -place.join("/").length), "LICENSE")
      await cp(terms, join(parts, "licences", `${part}.txt`))
    })
  )
  const target = join(parts, typesetter)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, await compressed(await readFile(fileURLToPath(import.meta.resolve(typesetter)))))
}

/** Those are looked for beside the entry of their package, which is at its root here. */
const isBundled = (scope: string) => scope === "@embedpdf"

/** Compressed so that what a database has in several copies counts once: the window reaches from one to the next. */
export const compressed = (content: Uint8Array): Promise<Uint8Array> =>
  promisify(zstdCompress)(content, {
    params: { [constants.ZSTD_c_compressionLevel]: 9, [constants.ZSTD_c_windowLog]: 25 }
  })
