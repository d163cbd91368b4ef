/** A PDF whose pages can be drawn. */
export interface OpenedPdf {
  readonly pages: number
  /** Draws one page so many pixels wide, and answers what is written on it. A later drawing ends one that goes on. */
  readonly draw: (page: number, canvas: HTMLCanvasElement, width: number) => Promise<string>
  readonly close: () => void
}

/** What became of a PDF that was to be opened. */
export type OpeningPdf = OpenedPdf | "locked" | "broken"

/** Opens a PDF; whatever it holds, nothing of it runs. */
export type OpenPdf = (content: Blob, signal: AbortSignal) => Promise<OpeningPdf>
