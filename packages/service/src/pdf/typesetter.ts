import { readFileSync } from "node:fs"
import { parentPort } from "node:worker_threads"
import start, { TypstCompilerBuilder } from "@myriaddreamin/typst-ts-web-compiler"
import { fonts } from "./fonts.ts"
import type { Sheet } from "./Sheet.ts"
import { unpackedFont } from "./unpackedFont.ts"

// A thread of its own: is told a sheet as JSON, and tells its PDF. Whatever goes wrong ends it.

const program = new URL(import.meta.resolve("@myriaddreamin/typst-ts-web-compiler/wasm"))
await start({ module_or_path: readFileSync(program) })
const look = readFileSync(new URL("form.typ", import.meta.url), "utf8")

const pdfOf = async (input: string) => {
  const { pictures, ...sheet }: Sheet = JSON.parse(input)
  const { at: made } = sheet
  const at = new Date(made).toISOString().slice(0, 19).replaceAll(/[T:]/g, "-")
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  const needed = fonts.filter(({ family }) => input.includes(JSON.stringify(family)))
  for (const file of needed.flatMap(({ files }) => files()))
    await builder.add_raw_font(unpackedFont(readFileSync(file)))
  const compiler = await builder.build()
  try {
    compiler.add_source("/form.typ", look)
    for (const [name, picture] of Object.entries(pictures))
      compiler.map_shadow(`/${name}`, Buffer.from(picture, "base64"))
    const inputs = [
      ["sheet", JSON.stringify(sheet)],
      ["at", at]
    ]
    const { result, diagnostics } = compiler.compile("/form.typ", inputs, "pdf", 3)
    if (!result) throw new Error(JSON.stringify(diagnostics))
    return result as Uint8Array<ArrayBuffer>
  } finally {
    compiler.free()
  }
}

parentPort?.on("message", async (input: string) => {
  const pdf = await pdfOf(input)
  parentPort?.postMessage(pdf, [pdf.buffer])
})
