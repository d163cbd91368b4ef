import { File as NodeFile } from "node:buffer"
import { vi } from "vitest"

// The file input and FormData take the DOM's files only; what parses a request at the other end makes Node's.
const DomFile = File
vi.stubGlobal("File", NodeFile)

/** A file as somebody has it on disk. */
export const fileOf = (content: BlobPart, name: string, type: string): File =>
  new DomFile([content], name, { type })
