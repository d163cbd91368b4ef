/** The most photos that a vehicle may have. */
export const mostPhotos = 12

/** The largest photo that may be uploaded once it was shrunk, in bytes: 5 MB. */
export const photoMaximum = 5 * 1024 * 1024

/** The largest picture that is taken from somebody's device, to be shrunk there, in bytes: 30 MB. */
export const pictureMaximum = 30 * 1024 * 1024

/** The media types of a photo. */
export const photoTypes: ReadonlyArray<string> = ["image/png", "image/jpeg", "image/webp"]

/** What is wrong with a picture before it is shrunk and uploaded; `held` is how many photos there are. */
export const photoProblem = (
  picture: { readonly type: string; readonly size: number },
  held: number
): string | undefined => {
  if (held >= mostPhotos) return `A vehicle can have ${mostPhotos} photos. Remove one to add another`
  if (!photoTypes.includes(picture.type)) return "The photo must be a PNG, JPG or WEBP"
  if (picture.size === 0) return "The selected file is empty"
  return picture.size > pictureMaximum ? "The photo must be 30MB or smaller" : undefined
}
