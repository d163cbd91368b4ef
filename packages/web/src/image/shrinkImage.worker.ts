import type { ImageManner } from "./ImageManner.ts"
import { shrinkImage } from "./shrinkImage.ts"

/** What the worker is asked: to make an image smaller in a manner. */
export interface ShrinkQuestion {
  readonly image: Blob
  readonly manner: ImageManner
}

/** What the worker answers: the smaller image, or that this one cannot be read. */
export type ShrinkAnswer = { readonly image: Blob } | { readonly unreadable: string }

addEventListener("message", async ({ data: { image, manner } }: MessageEvent<ShrinkQuestion>) => {
  const answer: ShrinkAnswer = await shrinkImage(image, manner).then(
    (image) => ({ image }),
    (error) => ({ unreadable: String(error) })
  )
  postMessage(answer)
})
