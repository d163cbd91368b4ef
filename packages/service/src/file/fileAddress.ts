const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text is the id of a file, as the database writes them. */
export const isFileId = (text: string): boolean => uuid.test(text)

/** Where a file is served. Logos and photos of vehicles need nothing more; for the others see `fileLink`. */
export const fileAddress = (fileId: string): string => `/files/${fileId}`

/** The file that an address speaks of, signed or not; undefined when it speaks of none. */
export const fileIdIn = (address: string): string | undefined => {
  const [, id = ""] = /\/files\/([0-9a-f-]+)(?:\?.*)?$/.exec(address) ?? []
  return isFileId(id) ? id : undefined
}
