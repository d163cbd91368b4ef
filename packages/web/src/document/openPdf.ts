import {
  AnnotationMode,
  getDocument,
  type PDFDocumentProxy,
  PDFWorker,
  type RenderTask,
  VerbosityLevel,
  version
} from "pdfjs-dist/legacy/build/pdf.mjs"
import type { OpenPdf } from "./OpenedPdf.ts"

/** How long opening a PDF, or drawing a page of it, may take: a hostile one would take for ever. */
const patience = 20_000

/** A canvas that is larger takes memory that a phone does not have. */
const mostPixels = 12_000_000

/** The longest side of a canvas that every browser draws. */
const longestSide = 8_192

const mostLetters = 20_000

/** No program, no form of another technology, no request, no picture that fills the memory. */
const calm = {
  enableXfa: false,
  useWasm: false,
  wasmUrl: `${location.origin}/assets/pdf-${version}/`,
  disableAutoFetch: true,
  disableRange: true,
  disableStream: true,
  disableWorkerRendering: true,
  maxImageSize: 25_000_000,
  canvasMaxAreaInBytes: 4 * mostPixels,
  verbosity: VerbosityLevel.ERRORS
} as const

/** Opens a PDF with the library that draws it, in a thread of its own that ends with it. */
export const openPdf: OpenPdf = async (content, signal) => {
  const port = new Worker(new URL("./pdf.worker.ts", import.meta.url), { type: "module" })
  const broke = new Promise<never>((_, reject) => {
    port.onerror = () => reject(new Error("The thread that reads PDFs broke"))
  })
  // Somebody hears of it only while something is asked of the thread.
  broke.catch(() => {})
  const close = () => port.terminate()
  signal.addEventListener("abort", close, { once: true })
  try {
    const worker = PDFWorker.create({ port, verbosity: calm.verbosity } as never)
    const data = new Uint8Array(await content.arrayBuffer())
    const document = await inTime(Promise.race([getDocument({ ...calm, data, worker }).promise, broke]))
    if (document.numPages < 1) throw new Error("The PDF has no page")
    const draw = drawerOf(document)
    return {
      pages: document.numPages,
      draw: (page, canvas, width) => inTime(Promise.race([draw(page, canvas, width), broke])),
      close
    }
  } catch (error) {
    close()
    return error instanceof Error && error.name === "PasswordException" ? "locked" : "broken"
  }
}

/** One page at a time: a drawing that goes on is ended by the next, which begins once it has. */
const drawerOf = (document: PDFDocumentProxy) => {
  let drawing: RenderTask | undefined
  let last: Promise<unknown> = Promise.resolve()
  const drawOne = async (number: number, canvas: HTMLCanvasElement, width: number) => {
    const page = await document.getPage(number)
    const whole = page.getViewport({ scale: 1 })
    const most = Math.sqrt(mostPixels / (whole.width * whole.height))
    const viewport = page.getViewport({ scale: Math.min(width / whole.width, most) })
    canvas.width = Math.min(Math.max(1, Math.floor(viewport.width)), longestSide)
    canvas.height = Math.min(Math.max(1, Math.floor(viewport.height)), longestSide)
    drawing = page.render({ canvas, viewport, annotationMode: AnnotationMode.ENABLE })
    await drawing.promise
    const { items } = await page.getTextContent()
    page.cleanup()
    const words = items.map((item) => ("str" in item ? `${item.str}${item.hasEOL ? "\n" : ""}` : ""))
    return words.join("").slice(0, mostLetters)
  }
  return (number: number, canvas: HTMLCanvasElement, width: number) => {
    drawing?.cancel()
    const drawn = last.catch(() => {}).then(() => drawOne(number, canvas, width))
    last = drawn
    return drawn
  }
}

const inTime = <A>(work: Promise<A>): Promise<A> => {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error("The PDF takes too long")), patience)
  return Promise.race([work, promise]).finally(() => clearTimeout(timer))
}
