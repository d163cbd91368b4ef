import { parentPort } from "node:worker_threads"
import {
  ParseSpeeds,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFStream
} from "@cantoo/pdf-lib"
import type { PdfProblem } from "@crewfleet/sdk/rules"

// A thread of its own: is told a PDF, and tells what is wrong with it, or "none". Whatever goes wrong ends it.

/** What it is told. */
export interface PdfToCheck {
  readonly content: Uint8Array
  readonly mostPages: number
}

/** How many bytes a PDF may take while it is unpacked, all in all: a few can be unpacked to any number. */
const mostBytes = 256 * 1024 * 1024

/** Bytes are not on the heap, so no limit of the heap bounds them. */
let bytesTaken = 0
globalThis.Uint8Array = new Proxy(Uint8Array, {
  construct: (target, given, made) => {
    if (typeof given[0] === "number") bytesTaken += given[0]
    if (bytesTaken > mostBytes) throw new RangeError("Unpacked, the PDF is too large")
    return Reflect.construct(target, given, made)
  }
})

// What the library says of a file would be written among the service's own lines.
for (const way of ["log", "info", "warn", "error"] as const) console[way] = () => {}

/** What an object may not have: a program, a file in the file, or a form of another technology. */
const keys: ReadonlySet<string> = new Set([
  "JS",
  "JavaScript",
  "EmbeddedFiles",
  "EmbeddedFile",
  "EF",
  "XFA",
  "RichMediaContent",
  "RichMediaSettings"
])

/** What an object may not be, as its `S`, `Type` or `Subtype`. */
const kinds: ReadonlySet<string> = new Set([
  "JavaScript",
  "Launch",
  "ImportData",
  "SubmitForm",
  "GoToE",
  "Rendition",
  "Movie",
  "Sound",
  "RichMedia",
  "RichMediaExecute",
  "EmbeddedFile",
  "FileAttachment"
])

const isActive = (dict: PDFDict): boolean =>
  dict.entries().some(([key, value]) => {
    const name = key.decodeText()
    if (keys.has(name)) return true
    const isKind = name === "S" || name === "Type" || name === "Subtype"
    return isKind && namesKind(value)
  })

const namesKind = (value: PDFObject): boolean => value instanceof PDFName && kinds.has(value.decodeText())

/** A packed list of objects that does not say so would be unpacked by readers, and not here. */
const isHidden = ({ dict }: PDFRawStream): boolean =>
  dict.has(PDFName.of("First")) &&
  dict.has(PDFName.of("N")) &&
  dict.lookup(PDFName.of("Type")) !== PDFName.of("ObjStm")

/**
 * Whether anything in an object does something; objects that it refers to are looked at themselves, and one that is nothing but
 * the name of what does something is there to be referred to.
 */
const doesSomething = (object: PDFObject): boolean => {
  if (namesKind(object)) return true
  const waiting: Array<PDFObject> = [object]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next instanceof PDFStream) {
      if (next instanceof PDFRawStream && isHidden(next)) return true
      waiting.push(next.dict)
    } else if (next instanceof PDFDict) {
      if (isActive(next)) return true
      for (const value of next.values()) waiting.push(value)
    } else if (next instanceof PDFArray) {
      for (const value of next.asArray()) waiting.push(value)
    }
  }
  return false
}

// Where a number stands for two objects readers may choose another one than this library, so each is looked at as it comes.
let active = false
const { assign } = PDFContext.prototype
PDFContext.prototype.assign = function (reference, object) {
  active ||= doesSomething(object)
  assign.call(this, reference, object)
}

/** Reads all of it as it is, and changes nothing. */
const reading = {
  ignoreEncryption: true,
  parseSpeed: ParseSpeeds.Fastest,
  throwOnInvalidObject: true,
  updateMetadata: false
} as const

const problemIn = async ({ content, mostPages }: PdfToCheck): Promise<PdfProblem | "none"> => {
  active = false
  bytesTaken = 0
  try {
    const document = await PDFDocument.load(content, reading)
    const { Encrypt, ...others } = document.context.trailerInfo
    if (Encrypt) return "locked"
    if (active || Object.values(others).some(doesSomething)) return "active"
    const pages = document.getPageCount()
    if (pages > mostPages) return "tooLong"
    return pages === 0 ? "broken" : "none"
  } catch {
    // What is packed in one that is locked cannot be read.
    return Buffer.from(content).includes("/Encrypt") ? "locked" : "broken"
  }
}

parentPort?.on("message", async (asked: PdfToCheck) => {
  parentPort?.postMessage(await problemIn(asked))
})
