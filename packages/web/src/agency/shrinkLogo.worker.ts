import { shrinkImage } from "./shrinkImage.ts"

/** What the worker answers: the smaller image, or that this one cannot be read. */
export type ShrinkAnswer = { readonly image: Blob } | { readonly unreadable: string }

addEventListener("message", async ({ data: image }: MessageEvent<Blob>) => {
  const answer: ShrinkAnswer = await shrinkImage(image).then(
    (image) => ({ image }),
    (error) => ({ unreadable: String(error) })
  )
  postMessage(answer)
})
