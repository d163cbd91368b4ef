import pdfmake from "pdfmake/build/pdfmake"
import { pagesPdf } from "./pagesPdf.ts"

/** One PDF of photographed pages. */
export const assemblePages = async (images: ReadonlyArray<Blob>): Promise<Blob> =>
  pdfmake.createPdf(pagesPdf(await Promise.all(images.map(addressOf)))).getBlob()

const addressOf = (image: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(image)
  })
