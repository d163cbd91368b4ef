import { DatabaseSync } from "node:sqlite"

/**
 * Keeps a second process out of a data folder. The lock is the operating system's, held through an open SQLite file,
 * so it ends with the process however that dies.
 */
export class FolderLock {
  readonly #file: DatabaseSync

  constructor(path: string) {
    this.#file = new DatabaseSync(path)
    try {
      this.#file.exec("begin exclusive")
    } catch (cause) {
      this.#file.close()
      throw new Error(`The data folder is in use by another process (${path})`, { cause })
    }
  }

  release(): void {
    this.#file.close()
  }
}
