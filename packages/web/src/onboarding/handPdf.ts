import type { PaperAct } from "@crewfleet/machines"
import { printPdf } from "../document/printPdf.ts"
import { saveFile } from "../file/saveFile.ts"

/** Saves a PDF under its name, or prints it. */
export const handPdf = async (bytes: Uint8Array, name: string, act: PaperAct): Promise<void> => {
  const content = new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "application/pdf" })
  await (act === "download" ? saveFile(content, name) : printPdf(content, name))
}
