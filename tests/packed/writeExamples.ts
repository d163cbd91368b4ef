import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** Writes what stands as code in the comments of the installed sdk as a program that knows all of its entry. Answers how many. */
export const writeExamples = async (folder: string): Promise<number> => {
  const declared = join(folder, "node_modules/@crewfleet/sdk/dist")
  const files = (await readdir(declared, { recursive: true })).filter((file) => file.endsWith(".d.ts"))
  const texts = await Promise.all(files.map((file) => readFile(join(declared, file), "utf8")))
  const examples = texts.flatMap(examplesIn)
  const exported = Object.keys(await import("@crewfleet/sdk"))
  const program = [
    `import { ${exported.join(", ")}, type PromiseClient } from "@crewfleet/sdk"`,
    "declare const client: PromiseClient",
    ...examples.map((example) => `{\n${example}}`)
  ]
  await writeFile(join(folder, "examples.ts"), program.join("\n"))
  return examples.length
}

/** The blocks of code in comments, without the stars before each line. */
const examplesIn = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(/^ *\* ```ts\n(.*?)^ *\* ```$/gms)].map(([, block = ""]) =>
    block.replaceAll(/^ *\* ?/gm, "")
  )
