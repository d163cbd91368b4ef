/** A PDF of so many pages, each object as text; what is `added` stands behind them, the catalogue says what is in `root`. */
export const pdfOf = ({
  pages = 1,
  root = "",
  added = [] as ReadonlyArray<string>,
  trailer = ""
} = {}): Uint8Array<ArrayBuffer> => {
  const kids = Array.from({ length: pages }, (_, page) => `${page + 3} 0 R`).join(" ")
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${root} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    ...Array.from({ length: pages }, () => "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 99 99] >>"),
    ...added
  ]
  let text = "%PDF-1.7\n"
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("")
  const begin = text.length
  text += `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${table}`
  text += `trailer\n<< /Size ${places.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${begin}\n%%EOF\n`
  return new Uint8Array(Buffer.from(text, "latin1"))
}

/** A stream of a PDF, packed or not. */
export const streamOf = (dictionary: string, content: Buffer): string =>
  `<< ${dictionary} /Length ${content.length} >>\nstream\n${content.toString("latin1")}\nendstream`
