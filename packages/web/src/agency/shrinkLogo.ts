import type { ShrinkAnswer } from "./shrinkLogo.worker.ts"

/** Shrinks an image away from the page's own thread; where the browser cannot, the image stays as it is. */
export const shrinkLogo = async (image: Blob, signal: AbortSignal): Promise<Blob> => {
  if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") return image
  const worker = new Worker(new URL("./shrinkLogo.worker.ts", import.meta.url), { type: "module" })
  signal.addEventListener("abort", () => worker.terminate(), { once: true })
  try {
    return await answerOf(worker, image)
  } finally {
    worker.terminate()
  }
}

const answerOf = (worker: Worker, image: Blob) =>
  new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data: answer }: MessageEvent<ShrinkAnswer>) =>
      "image" in answer ? resolve(answer.image) : reject(new Error(answer.unreadable))
    worker.onerror = () => resolve(image)
    worker.postMessage(image)
  })
