import { pictureMaximum } from "../file/imageAcceptance.ts"
import { type Acceptance, filesProblem } from "../form/kinds/file.ts"

/** The most photos that a vehicle may have. */
export const mostPhotos = 12

/** The largest photo that may be uploaded once it was shrunk, in bytes: 5 MB. */
export const photoMaximum = 5 * 1024 * 1024

/** The media types of a photo. */
export const photoTypes: ReadonlyArray<string> = ["image/png", "image/jpeg", "image/webp"]

/** What is accepted as a photo of a vehicle, before it is shrunk. */
export const photoAcceptance: Acceptance = {
  accept: photoTypes,
  max: pictureMaximum,
  wrongType: "The photo must be a PNG, JPG or WEBP",
  tooLarge: "The photo must be 30MB or smaller"
}

/** What is wrong with a picture before it is shrunk and uploaded; `held` is how many photos there are. */
export const photoProblem = (
  picture: { readonly type: string; readonly size: number },
  held: number
): string | undefined =>
  held >= mostPhotos
    ? `A vehicle can have ${mostPhotos} photos. Remove one to add another`
    : filesProblem(photoAcceptance, [picture])
