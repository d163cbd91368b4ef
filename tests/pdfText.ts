import { objectsIn, type PdfObject } from "./pdfObjects.ts"

/**
 * The words of a PDF that pdfmake made, in the order in which it draws them, without the blanks between them. A letter
 * that its font lacks, and which is drawn as an empty box, is U+FFFD.
 */
export const pdfText = (pdf: Buffer): string => {
  const objects = objectsIn(pdf.toString("latin1"))
  const letters = new Map<string, Map<string, string>>()
  for (const { head } of objects.values())
    for (const [, name = "", id = ""] of head.matchAll(/\/(F\d+) (\d+) 0 R/g))
      letters.set(name, lettersOf(objects, id))
  return [...objects.values()]
    .filter(({ body }) => / Tf\b/.test(body))
    .map(({ body }) => drawnIn(body, letters))
    .join("")
    .replaceAll(/\s/g, "")
}

/** The glyph that stands for all that a font lacks. */
const missing = "0000"

/** The letter behind each glyph of a font, from the table that lets people copy text. */
const lettersOf = (objects: ReadonlyMap<string, PdfObject>, font: string) => {
  const [, id = ""] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? "") ?? []
  const letters = new Map<string, string>()
  const ranges = (objects.get(id)?.body ?? "").matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)
  for (const [, first = "", list = ""] of ranges)
    for (const [at, [, code = ""]] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries())
      letters.set(
        (Number.parseInt(first, 16) + at).toString(16).padStart(4, "0"),
        Buffer.from(code.replaceAll(" ", ""), "hex").swap16().toString("utf16le")
      )
  return letters
}

const drawnIn = (page: string, letters: ReadonlyMap<string, ReadonlyMap<string, string>>) => {
  let font = ""
  let text = ""
  for (const [, name, glyphs] of page.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)>/gi)) {
    if (name) font = name
    for (const glyph of glyphs?.match(/.{4}/g) ?? [])
      text += (glyph !== missing && letters.get(font)?.get(glyph)) || "\u{fffd}"
  }
  return text
}
