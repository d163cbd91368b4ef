import { objectsIn, type PdfObject } from "../../../../tests/pdfObjects.ts"

/** One text of a PDF: a line of a passage, as a reading aid finds it. */
export interface PdfText {
  /** From 1. */
  readonly page: number
  /** What the signs on the page stand for, in the order in which they are drawn: from left to right. */
  readonly drawn: ReadonlyArray<string>
  readonly text: string
  /** Where it begins: from the left, and from the foot of the page. */
  readonly at: readonly [number, number]
}

/** What can be read of a PDF by a program. */
export interface ReadPdf {
  readonly pages: number
  /** What is no part of the text, such as the numbers of pages. */
  readonly besides: ReadonlyArray<PdfText>
  readonly texts: ReadonlyArray<PdfText>
  readonly fonts: ReadonlyArray<string>
  /** What each part is to a reading aid: `H1`, `P`. */
  readonly roles: ReadonlyArray<string>
  /** The dictionary of the whole document. */
  readonly catalogue: string
  /** What the document says of itself. */
  readonly metadata: string
}

/** Reads the texts of a PDF that the typesetter made. */
export const pdfTexts = (pdf: Buffer): ReadPdf => {
  const objects = objectsIn(pdf.toString("latin1"))
  const heads = [...objects.values()].map(({ head }) => head)
  const pages = heads.filter((head) => /\/Type \/Page\b/.test(head))
  const all = pages.flatMap((head, index) => {
    const fonts = new Map(
      [...head.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name = "", id = ""]) => [name, signsOf(objects, id)])
    )
    const [, contents = ""] = /\/Contents (\d+) 0 R/.exec(head) ?? []
    return textsIn(objects.get(contents)?.body ?? "", fonts).map((text) => ({ ...text, page: index + 1 }))
  })
  const found = (pattern: RegExp) => heads.flatMap((head) => pattern.exec(head)?.[1] ?? [])
  return {
    pages: pages.length,
    besides: all.filter(({ isText }) => !isText),
    texts: all.filter(({ isText }) => isText),
    fonts: found(/\/Type \/Font\s+\/Subtype \/Type0\s+\/BaseFont \/(\S+)/),
    roles: found(/\/Type \/StructElem\s+\/S \/(\w+)/),
    catalogue: heads.find((head) => /\/Type \/Catalog/.test(head)) ?? "",
    metadata: heads.find((head) => /\/CreationDate/.test(head)) ?? ""
  }
}

/** What each sign of a font stands for, from the table that lets people copy text. */
const signsOf = (objects: ReadonlyMap<string, PdfObject>, font: string) => {
  const [, id = ""] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? "") ?? []
  const table = objects.get(id)?.body ?? ""
  return new Map(
    [...table.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm)].map(([, sign = "", code = ""]) => [
      Number.parseInt(sign, 16),
      unicode(code)
    ])
  )
}

const unicode = (hex: string) => Buffer.from(hex, "hex").swap16().toString("utf16le")

const textsIn = (content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>) => {
  const texts: Array<{ isText: boolean; drawn: Array<string>; at: [number, number] }> = []
  let font: ReadonlyMap<number, string> | undefined
  let isReplaced = false
  const token =
    /\/(f\d+) [\d.]+ Tf|\/(MCID) \d+|\/(Artifact)\b|\/ActualText (?:<FEFF([0-9A-F]*)>|\(\\?(.)\))|\b(EMC)\b|\/Alt \(([^)]*)\)|1 0 0 -1 ([\d.]+) ([\d.]+) cm|\(/g
  for (let found = token.exec(content); found; found = token.exec(content)) {
    const [, name, part, artifact, replacement, bracket, end, instead, x, y] = found
    const drawn = texts.at(-1)?.drawn
    if (name) font = fonts.get(name)
    else if (part || artifact) texts.push({ isText: !artifact, drawn: [], at: [0, 0] })
    else if (replacement !== undefined || bracket) {
      drawn?.push(bracket ?? unicode(replacement ?? ""))
      isReplaced = true
    } else if (end) isReplaced = false
    else if (instead) drawn?.push(instead)
    else if (x) texts.at(-1)?.at.splice(0, 2, Number(x), Number(y))
    else {
      const { bytes, after } = literalAt(content, token.lastIndex)
      token.lastIndex = after
      for (let at = 0; at < bytes.length && !isReplaced; at += 2)
        drawn?.push(font?.get(bytes.readUInt16BE(at)) ?? "\u{fffd}")
    }
  }
  return texts.filter(({ drawn }) => drawn.length > 0).map((text) => ({ ...text, text: text.drawn.join("") }))
}

const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

/** A text in brackets, which may hold brackets in pairs. */
const literalAt = (content: string, from: number) => {
  const bytes: Array<number> = []
  let depth = 1
  let at = from
  for (; ; at++) {
    const [, code = ""] = /^\\([0-7]{1,3}|[\s\S])/.exec(content.slice(at, at + 4)) ?? []
    if (code) {
      bytes.push(/^[0-7]/.test(code) ? Number.parseInt(code, 8) : (escapes[code] ?? code.charCodeAt(0)))
      at += code.length
      continue
    }
    const sign = content.charAt(at)
    if (sign === "") break
    if (sign === "(") depth++
    if (sign === ")" && --depth === 0) break
    bytes.push(sign.charCodeAt(0))
  }
  return { bytes: Buffer.from(bytes), after: at + 1 }
}
