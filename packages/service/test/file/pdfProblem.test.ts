import { randomBytes } from "node:crypto"
import { deflateSync } from "node:zlib"
import { pdfWords } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { looksLikePdf, pdfProblem } from "../../src/file/pdfProblem.ts"
import { formPdf } from "../../src/pdf/formPdf.ts"
import { application, filled, particulars } from "../pdf/application.ts"
import { pdfOf, streamOf } from "./pdfOf.ts"

const problem = (content: Uint8Array) => Effect.runPromise(pdfProblem(Buffer.from(content)))
const appended = (content: Uint8Array, text: string) => Buffer.concat([content, Buffer.from(text, "latin1")])
const script = "<< /S /JavaScript /JS (app.alert\\(1\\)) >>"

/** Objects packed into a stream, as most PDFs have them. */
const packed = (object: string) => {
  const head = "9 0 "
  const content = deflateSync(Buffer.from(head + object, "latin1"))
  return streamOf(`/Type /ObjStm /N 1 /First ${head.length} /Filter /FlateDecode`, content)
}

describe("a PDF", () => {
  it("is known by how it begins, whatever it is called", () => {
    expect(looksLikePdf(Buffer.from(pdfOf()))).toBe(true)
    expect(looksLikePdf(Buffer.concat([Buffer.from("\ufeff \n"), Buffer.from(pdfOf())]))).toBe(true)
    expect(looksLikePdf(Buffer.concat([Buffer.from("<html>"), Buffer.from(pdfOf())]))).toBe(false)
    expect(looksLikePdf(Buffer.from("<html>"))).toBe(false)
  })

  it.each([
    ["one page", pdfOf()],
    ["a hundred pages", pdfOf({ pages: 100 })],
    ["harmless objects in a packed list", pdfOf({ added: [packed("<< /Type /Font >>")] })],
    ["a link to a page of the web", pdfOf({ added: ["<< /S /URI /URI (https://crewfleet.example) >>"] })]
  ])("with %s is taken", async (_, content) => {
    expect(await problem(content)).toBeUndefined()
  })

  it("that was made here is taken", async () => {
    expect(await problem(await Effect.runPromise(formPdf(application, filled, particulars)))).toBeUndefined()
  })

  it("with more than a hundred pages is refused", async () => {
    expect(await problem(pdfOf({ pages: 101 }))).toBe("The PDF has more than 100 pages")
  })

  it.each([
    ["ends in the middle", pdfOf().subarray(0, 60)],
    ["has no page", pdfOf({ pages: 0 })],
    [
      "is noise behind its beginning",
      appended(Buffer.from("%PDF-1.7\n"), randomBytes(9_999).toString("latin1"))
    ],
    ["has pages that are their own parents", pdfOf({ pages: 0, root: "/Type /Pages /Kids [1 0 R] /Count 1" })]
  ])("that %s is refused", async (_, content) => {
    expect(await problem(content)).toBe(pdfWords.broken)
  })

  it.each([
    [
      "a standard password",
      pdfOf({ added: ["<< /Filter /Standard /V 2 /R 3 >>"], trailer: "/Encrypt 4 0 R" })
    ],
    [
      "one that hides its packed objects",
      pdfOf({ added: [packed("\u0001\u0002"), "<<>>"], trailer: "/Encrypt 5 0 R" })
    ]
  ])("with %s is refused", async (_, content) => {
    expect(await problem(content)).toBe(pdfWords.locked)
  })

  it.each([
    ["a script that runs when it is opened", pdfOf({ root: `/OpenAction ${script}` })],
    ["a script that nothing refers to", pdfOf({ added: [script] })],
    ["a script under a name written in another way", pdfOf({ added: ["<< /S /J#61vaScript >>"] })],
    ["a script in a packed list", pdfOf({ added: [packed(script)] })],
    ["a script deep within lists", pdfOf({ added: [`[[[${script}]]]`] })],
    [
      "a script in the particulars of a stream",
      pdfOf({ added: [streamOf(`/A ${script}`, Buffer.from("x"))] })
    ],
    ["a program to launch", pdfOf({ added: ["<< /S /Launch /F (calc.exe) >>"] })],
    [
      "a program to launch, named by another object",
      pdfOf({ added: ["<< /S 5 0 R /F (calc.exe) >>", "/Launch"] })
    ],
    ["a form that is sent away, named by another object", pdfOf({ added: ["/SubmitForm"] })],
    ["a file in it", pdfOf({ root: "/Names << /EmbeddedFiles << /Names [] >> >>" })],
    ["a form that is sent away", pdfOf({ added: ["<< /S /SubmitForm /F (https://evil.example) >>"] })],
    ["a form of another technology", pdfOf({ root: "/AcroForm << /XFA [] /Fields [] >>" })],
    [
      "a packed list that does not say that it is one",
      pdfOf({ added: [packed(script).replace("/Type /ObjStm", "")] })
    ],
    [
      "a script that a later object of its number hides",
      appended(pdfOf({ added: [script] }), "4 0 obj\n<< >>\nendobj\n")
    ]
  ])("with %s is refused", async (_, content) => {
    expect(await problem(content)).toBe(pdfWords.active)
  })

  it("of a few kilobytes that unpack to many megabytes takes neither time nor memory", async () => {
    const bomb = deflateSync(Buffer.alloc(128 * 1024 * 1024))
    const dictionary = "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode"
    expect(await problem(pdfOf({ added: [streamOf(dictionary, bomb)] }))).toBe(pdfWords.broken)
  })

  it("of many packed lists that are each harmless is not unpacked without an end", async () => {
    const list = streamOf(
      "/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode",
      deflateSync(Buffer.concat([Buffer.from("9 0 << >>"), Buffer.alloc(32 * 1024 * 1024, " ")]))
    )
    expect(await problem(pdfOf({ added: Array(100).fill(list) }))).toBe(pdfWords.broken)
  })

  it("of five megabytes that keeps the checker busy is refused, and the next one is checked all the same", async () => {
    const nested = "[".repeat(5 * 1024 * 1024)
    expect([pdfWords.broken, pdfWords.tooLarge]).toContain(await problem(pdfOf({ added: [nested] })))
    expect(await problem(pdfOf())).toBeUndefined()
  })
})
