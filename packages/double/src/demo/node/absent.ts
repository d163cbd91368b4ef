// What a browser has nothing like, and the service of the demo never asks for: servers, sockets and folders.

const absent = (name: string) => () => {
  throw new Error(`A browser has no ${name}`)
}

export const createServer = absent("server")
export const createTransport = absent("mail server")
export const DatabaseSync = absent("SQLite")
export const mkdirSync = absent("folder")
export const readdirSync = absent("folder")
export const renameSync = absent("folder")
export const rmSync = absent("folder")
export const writeFileSync = absent("folder")
