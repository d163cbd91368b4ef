/** A form that carries these bytes as a file. */
export const formWith = (
  bytes: Uint8Array<ArrayBuffer>,
  name = "picture.png",
  type = "image/png"
): FormData => {
  const form = new FormData()
  form.set("file", new Blob([bytes], { type }), name)
  return form
}
