/** What a photo is called on paper: by its place among those that are shown there. */
export const photoName = (id: string, pictures: Readonly<Record<string, Uint8Array>>): string => {
  const place = Object.keys(pictures).indexOf(id)
  return place < 0 ? `${id}, in the JSON file alone` : `Photo ${place + 1}`
}
