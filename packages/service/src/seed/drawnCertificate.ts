/** What stands on a certificate of the demo. */
export interface Certificate {
  readonly title: string
  readonly name: string
  readonly lines: ReadonlyArray<string>
}

/** A certificate as a PDF of one page, small and belonging to nobody. */
export const drawnCertificate = ({ title, name, lines }: Certificate): Buffer => {
  const drawn = [
    "0.16 0.33 0.55 RG 3 w 36 36 770 523 re S",
    textAt(24, 440, "Certificate"),
    textAt(20, 380, title),
    textAt(16, 310, name),
    ...lines.map((line, at) => textAt(12, 260 - at * 22, line))
  ].join("\n")
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 842 595] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>"
  ]
  let pdf = "%PDF-1.4\n"
  const places = objects.map((object, at) => {
    const place = pdf.length
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const start = pdf.length
  const entries = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("")
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`
  pdf += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(pdf, "latin1")
}

const textAt = (size: number, y: number, text: string) =>
  `BT /F1 ${size} Tf 72 ${y} Td (${text.replace(/[\\()]/g, "\\$&")}) Tj ET`
