/** A text as a picture. */
export interface DrawnText {
  /** PNG, as a data address. */
  readonly image: string
  /** How wide it is to be shown, in points. */
  readonly width: number
}

/** Points; a line of the PDF is as large. */
const fontSize = 10
const lineHeight = 15
const baseline = 11
const widest = 240
/** Pixels to a point, so that print is sharp. */
const sharpness = 4

/** Draws a text with the fonts of this device, broken into lines where it is long: just what the screen shows of it. */
export const drawText = (text: string): DrawnText => {
  const canvas = document.createElement("canvas")
  const pen = canvas.getContext("2d")
  if (!pen) throw new Error("This browser draws nothing")
  const font = `${fontSize}px ${getComputedStyle(document.body).fontFamily}`
  pen.font = font
  const widthOf = (line: string) => pen.measureText(line).width
  const lines = brokenInto(text, (line) => widthOf(line) <= widest)
  const width = Math.ceil(Math.max(1, ...lines.map(widthOf)))
  canvas.width = width * sharpness
  canvas.height = lines.length * lineHeight * sharpness
  // A canvas whose size was set has forgotten all else.
  pen.scale(sharpness, sharpness)
  pen.font = font
  for (const [row, line] of lines.entries()) pen.fillText(line, 0, row * lineHeight + baseline)
  return { image: canvas.toDataURL(), width }
}

/** A text in lines that fit, between words where there are any. */
const brokenInto = (text: string, fits: (line: string) => boolean): ReadonlyArray<string> => {
  const lines: Array<string> = []
  let line = ""
  for (const piece of piecesOf(text, "word").flatMap((word) =>
    fits(word) ? [word] : piecesOf(word, "grapheme")
  )) {
    if (line !== "" && !fits(line + piece)) {
      lines.push(line)
      line = ""
    }
    line += piece
  }
  return [...lines, line]
}

const piecesOf = (text: string, granularity: "word" | "grapheme") =>
  Array.from(new Intl.Segmenter(undefined, { granularity }).segment(text), ({ segment }) => segment)
