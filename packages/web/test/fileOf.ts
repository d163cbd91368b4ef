import { File as NodeFile } from "node:buffer"
import { vi } from "vitest"

const DomFile = File

/**
 * A file as somebody has it on disk. The file input and FormData take the DOM's files only; what parses a request at the
 * other end makes Node's, from here on: another test may have put the DOM's back.
 */
export const fileOf = (content: BlobPart, name: string, type: string): File => {
  vi.stubGlobal("File", NodeFile)
  return new DomFile([content], name, { type })
}
