import { readFileSync } from "node:fs"
import { text } from "node:stream/consumers"
import start, { TypstCompilerBuilder } from "@myriaddreamin/typst-ts-web-compiler"
import { fonts } from "./fonts.ts"
import type { FormSheet } from "./formSheet.ts"
import { unpackedFont } from "./unpackedFont.ts"

// A program of its own: reads a sheet as JSON, and writes its PDF. `formPdf` says why.

const input = await text(process.stdin)
const { submittedAt }: FormSheet = JSON.parse(input)
const at = new Date(submittedAt).toISOString().slice(0, 19).replaceAll(/[T:]/g, "-")

const program = new URL(import.meta.resolve("@myriaddreamin/typst-ts-web-compiler/wasm"))
await start({ module_or_path: readFileSync(program) })
const builder = new TypstCompilerBuilder()
builder.set_dummy_access_model()
const needed = fonts.filter(({ family }) => input.includes(JSON.stringify(family)))
for (const file of needed.flatMap(({ files }) => files()))
  await builder.add_raw_font(unpackedFont(readFileSync(file)))
const compiler = await builder.build()
compiler.add_source("/form.typ", readFileSync(new URL("form.typ", import.meta.url), "utf8"))
const inputs = [
  ["sheet", input],
  ["at", at]
]
const { result, diagnostics } = compiler.compile("/form.typ", inputs, "pdf", 3)
if (!result) throw new Error(JSON.stringify(diagnostics))
process.stdout.write(result)
