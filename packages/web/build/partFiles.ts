import { join } from "node:path"
import type { Rolldown } from "vite"

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>

/** The addresses of the files that hold the parts of the portal at these sources, with everything that they import. */
export const partFiles = (bundle: Bundle, parts: ReadonlyArray<string>): Set<string> => {
  const chunks = Object.values(bundle).filter((item) => item.type === "chunk")
  const files = new Set<string>()
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || files.has(`/${chunk.fileName}`)) return
    files.add(`/${chunk.fileName}`)
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(`/${style}`)
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name))
  }
  for (const part of parts) {
    const holder = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(join("/", part))))
    if (!holder) throw new Error(`No part of the build holds ${part}`)
    add(holder)
  }
  return files
}
