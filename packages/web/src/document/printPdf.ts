import { namePrint } from "../ui/namePrint.ts"
import styles from "../ui/PrintSheet.module.css"
import type { OpenedPdf } from "./OpenedPdf.ts"

/** Pixels across a page, A4 at 200 dots per inch. */
const width = 1_654

/**
 * Prints a PDF in the place of the page, under a name. Its pages are drawn first: a browser shows no PDF in a page whose policy is
 * strict, and many phones show none at all. Rejects where it cannot be read.
 */
export const printPdf = async (content: Blob, name: string): Promise<void> => {
  const { openPdf } = await import("./openPdf.ts")
  const pdf = await openPdf(content, new AbortController().signal)
  if (typeof pdf === "string") throw new Error(`The PDF is ${pdf}`)
  const sheet = document.createElement("div")
  sheet.className = styles.sheet ?? ""
  try {
    for (let page = 1; page <= pdf.pages; page += 1) sheet.append(await drawn(pdf, page))
  } finally {
    pdf.close()
  }
  document.body.append(sheet)
  const unname = namePrint(name)
  onceSeen(() => {
    unname()
    sheet.remove()
    for (const picture of sheet.querySelectorAll("img")) URL.revokeObjectURL(picture.src)
  })
  print()
}

/** A page as a picture, with what is written on it in its place for whoever does not see it. */
const drawn = async (pdf: OpenedPdf, page: number) => {
  const canvas = document.createElement("canvas")
  const picture = new Image()
  picture.className = styles.paper ?? ""
  picture.alt = await pdf.draw(page, canvas, width)
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  if (!bytes) throw new Error("The page could not be drawn")
  picture.src = URL.createObjectURL(bytes)
  await picture.decode()
  return picture
}

/** Phones print after the call has returned: what is printed goes once somebody does something on the page again. */
const onceSeen = (end: () => void) => {
  const seen = new AbortController()
  for (const doing of ["pointerdown", "keydown"])
    addEventListener(
      doing,
      () => {
        seen.abort()
        end()
      },
      { signal: seen.signal, capture: true }
    )
}
