export const sep = "/"

export const join = (...parts: ReadonlyArray<string>): string => parts.join("/").replaceAll(/\/+/g, "/")

export const resolve = join

/** The place below a folder. */
export const relative = (folder: string, path: string): string => path.slice(folder.length + 1)

export const extname = (path: string): string => /(?<=[^/])\.[^./]*$/.exec(path)?.[0] ?? ""
