import { inflateSync } from "node:zlib"

/** A numbered object of a PDF. */
export interface PdfObject {
  readonly head: string
  /** Of a stream, as text. */
  readonly body: string
}

/** The objects of a PDF by their numbers, each stream unpacked; the file is given as Latin-1. */
export const objectsIn = (pdf: string): ReadonlyMap<string, PdfObject> =>
  new Map(
    [...pdf.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = "", content = ""]) => {
      const [head = "", stream] = content.split(/\nstream\n/)
      return [id, { head, body: stream === undefined ? "" : plain(head, stream) }]
    })
  )

const plain = (head: string, stream: string) => {
  const bytes = Buffer.from(stream.replace(/\nendstream$/, ""), "latin1")
  return (/FlateDecode/.test(head) ? inflateSync(bytes) : bytes).toString("latin1")
}
