import type { TDocumentDefinitions } from "pdfmake/interfaces"

/** A4 in points, less a margin. */
const margin = 24
const room: [number, number] = [595.28 - 2 * margin, 841.89 - 2 * margin]

/** Photographed pages as pdfmake lays them out, one to a page; each is given as a data URL. */
export const pagesPdf = (images: ReadonlyArray<string>): TDocumentDefinitions => ({
  pageSize: "A4",
  pageMargins: margin,
  content: images.map((image, at) => ({
    image,
    fit: room,
    alignment: "center",
    ...(at > 0 && { pageBreak: "before" as const })
  }))
})
