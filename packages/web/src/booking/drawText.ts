/** A line of text as a picture. */
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

/** Draws a text with the fonts of this device, line by line where it is long: just what the screen shows of it. */
export const drawText = (text: string): ReadonlyArray<DrawnText> => {
  const pen = penOn(document.createElement("canvas"))
  const widthOf = (line: string) => pen.measureText(line).width
  return brokenInto(text, (line) => widthOf(line) <= widest).map((line) =>
    drawLine(line, Math.ceil(Math.max(1, widthOf(line))))
  )
}

const drawLine = (line: string, width: number): DrawnText => {
  const canvas = document.createElement("canvas")
  canvas.width = width * sharpness
  canvas.height = lineHeight * sharpness
  const pen = penOn(canvas)
  pen.scale(sharpness, sharpness)
  pen.fillText(line, 0, baseline)
  return { image: canvas.toDataURL(), width }
}

const penOn = (canvas: HTMLCanvasElement) => {
  const pen = canvas.getContext("2d")
  if (!pen) throw new Error("This browser draws nothing")
  pen.font = `${fontSize}px ${getComputedStyle(document.body).fontFamily}`
  return pen
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
