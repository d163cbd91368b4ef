/** A file to which something has a link: the name under which it is kept, and where it is fetched. */
export interface LinkedFile {
  readonly place: string
  readonly address: string
}

/** What a link to a file looks like that the service keeps, and under which keys those of others stand. */
const ownFile = /^\/files\//
const linking = /^(url|logo)$/

/** Each file to which an answer has a link, once, named by where the first link stands, such as `photos.0.url`. */
export const filesIn = (answer: unknown, url: string): ReadonlyArray<LinkedFile> => {
  const found: Array<LinkedFile> = []
  const visit = (value: unknown, way: ReadonlyArray<string>): void => {
    const key = way.at(-1) ?? ""
    if (typeof value === "string" && (ownFile.test(value) || linking.test(key)) && URL.canParse(value, url)) {
      const address = new URL(value, url)
      const isNew = found.every((other) => new URL(other.address).pathname !== address.pathname)
      if (isNew && /^https?:$/.test(address.protocol))
        found.push({ place: way.join("."), address: address.href })
    }
    if (typeof value === "object" && value !== null)
      for (const [name, inside] of Object.entries(value))
        visit(inside, [...way, name.replace(/[^\w-]/g, "_")])
  }
  visit(answer, [])
  return found
}
