import type { Acceptance } from "../form/kinds/file.ts"

/** The largest photo or document that may be uploaded, in bytes: 5 MB, as with logos (specification 000 §9). */
export const imageMaximum = 5 * 1024 * 1024

/** The largest picture that is taken from somebody's device, to be shrunk there, in bytes: 30 MB. */
export const pictureMaximum = 30 * 1024 * 1024

/** The media types of photos and documents: PNG, JPG or JPEG, and WEBP (specification 001 §5). */
export const imageTypes: ReadonlyArray<string> = ["image/png", "image/jpeg", "image/webp"]

/** What the service takes as a photo. */
export const imageAcceptance: Acceptance = {
  accept: imageTypes,
  max: imageMaximum,
  wrongType: "Please select a valid image file (PNG, JPG, JPEG, or WEBP)",
  tooLarge: "The selected file must be 5MB or smaller"
}
