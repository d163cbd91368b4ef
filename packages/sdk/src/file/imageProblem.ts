/** The largest photo or document that may be uploaded, in bytes: 5 MB, as with logos (specification 000 §9). */
export const imageMaximum = 5 * 1024 * 1024

/** The media types of photos and documents: PNG, JPG or JPEG, and WEBP (specification 001 §5). */
export const imageTypes: ReadonlyArray<string> = ["image/png", "image/jpeg", "image/webp"]

/** What is wrong with a photo or document, of which the media type and the size in bytes are known. */
export const imageProblem = ({
  type,
  size
}: {
  readonly type: string
  readonly size: number
}): string | undefined => {
  if (size === 0) return "The selected file is empty"
  if (!imageTypes.includes(type)) return "Please select a valid image file (PNG, JPG, JPEG, or WEBP)"
  return size > imageMaximum ? "The selected file must be 5MB or smaller" : undefined
}
