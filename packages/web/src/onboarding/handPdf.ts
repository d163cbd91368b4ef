import type { PaperAct } from "@crewfleet/machines"
import { saveFile } from "../file/saveFile.ts"

/** Saves a PDF under its name, or opens the browser's own way to print it. */
export const handPdf = async (bytes: Uint8Array, name: string, act: PaperAct): Promise<void> => {
  const content = new Blob([bytes as Uint8Array<ArrayBuffer>], { type: "application/pdf" })
  if (act === "download") return saveFile(content, name)
  const frame = document.createElement("iframe")
  frame.hidden = true
  frame.title = name
  frame.src = URL.createObjectURL(content)
  frame.addEventListener("load", () => frame.contentWindow?.print(), { once: true })
  document.body.append(frame)
}
