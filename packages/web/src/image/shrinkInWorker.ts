import type { ImageManner } from "./ImageManner.ts"
import type { ShrinkAnswer, ShrinkQuestion } from "./shrinkImage.worker.ts"

/** Shrinks an image away from the page's own thread; where the browser cannot, the image stays as it is. */
export type Shrink = (image: Blob, signal: AbortSignal) => Promise<Blob>

/** A way to shrink images in one manner. */
export const shrinkInWorker =
  (manner: ImageManner): Shrink =>
  async (image, signal) => {
    if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") return image
    const worker = new Worker(new URL("./shrinkImage.worker.ts", import.meta.url), { type: "module" })
    signal.addEventListener("abort", () => worker.terminate(), { once: true })
    try {
      return await answerOf(worker, { image, manner })
    } finally {
      worker.terminate()
    }
  }

const answerOf = (worker: Worker, question: ShrinkQuestion) =>
  new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data: answer }: MessageEvent<ShrinkAnswer>) =>
      "image" in answer ? resolve(answer.image) : reject(new Error(answer.unreadable))
    worker.onerror = () => resolve(question.image)
    worker.postMessage(question)
  })
