import { join } from "node:path"
import type { Rolldown } from "vite"

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>

/** The addresses of the files that hold the parts of the portal at these sources, with everything that they import. */
export const partFiles = (bundle: Bundle, parts: ReadonlyArray<string>): Set<string> =>
  filesOf(bundle, parts, ({ imports }) => imports)

/** Bigger than all else together, and wanted for what has to reach the service or comes from it. */
const makingAndDrawingPdfs = ["file/pdfMaker.ts", "document/openPdf.ts"]

/** Likewise with what they import only once it is wanted, but for what is `there` before them and what is for PDFs. */
export const wholeFiles = (
  bundle: Bundle,
  parts: ReadonlyArray<string>,
  there: ReadonlySet<string>
): Set<string> =>
  filesOf(
    bundle,
    parts,
    ({ imports, dynamicImports }) => [...imports, ...dynamicImports],
    new Set([...there, ...partFiles(bundle, makingAndDrawingPdfs)])
  )

const filesOf = (
  bundle: Bundle,
  parts: ReadonlyArray<string>,
  importsOf: (chunk: Rolldown.OutputChunk) => ReadonlyArray<string>,
  there: ReadonlySet<string> = new Set()
): Set<string> => {
  const chunks = Object.values(bundle).filter((item) => item.type === "chunk")
  const files = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    const address = `/${chunk?.fileName}`
    if (!chunk || files.has(address) || there.has(address)) return
    files.add(address)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(`/${style}`)
    for (const name of importsOf(chunk)) add(chunks.find(({ fileName }) => fileName === name))
  }
  for (const part of parts) {
    const holder = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(join("/", part))))
    if (!holder) throw new Error(`No part of the build holds ${part}`)
    add(holder)
  }
  return files
}
