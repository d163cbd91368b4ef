import { pdfMaker } from "../file/pdfMaker.ts"

/** The margin around a photograph, and the room that it leaves on A4, in points. */
const margin = 24
const room: [number, number] = [595.28 - 2 * margin, 841.89 - 2 * margin]

/** One PDF of photographed pages, as they are, each on a page of its own. */
export const assemblePages = async (images: ReadonlyArray<Blob>): Promise<Blob> => {
  const addresses = await Promise.all(images.map(addressOf))
  const content = addresses.map((image, at) => ({
    image,
    fit: room,
    alignment: "center" as const,
    ...(at > 0 && { pageBreak: "before" as const })
  }))
  return pdfMaker.createPdf({ pageSize: "A4", pageMargins: margin, content }).getBlob()
}

const addressOf = (image: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(image)
  })
