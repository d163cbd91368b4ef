import { readFileSync } from "node:fs"
import { text } from "node:stream/consumers"
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler"
import { fonts } from "./fonts.ts"
import type { FormSheet } from "./formSheet.ts"
import { unpackedFont } from "./unpackedFont.ts"

// A program of its own: reads a sheet as JSON, and writes its PDF. `formPdf` says why.

const input = await text(process.stdin)
const { submittedAt }: FormSheet = JSON.parse(input)
const needed = fonts.filter(({ family }) => input.includes(JSON.stringify(family)))
const at = new Date(submittedAt)
const compiler = NodeCompiler.create({
  workspace: import.meta.dirname,
  fontArgs: [
    { fontBlobs: needed.flatMap(({ files }) => files()).map((file) => unpackedFont(readFileSync(file))) }
  ]
})
const pdf = compiler.pdf(
  {
    mainFileContent: readFileSync(new URL("form.typ", import.meta.url), "utf8"),
    inputs: { sheet: input, at: at.toISOString().slice(0, 19).replaceAll(/[T:]/g, "-") }
  },
  { creationTimestamp: at.getTime() / 1000 }
)
process.stdout.write(pdf)
