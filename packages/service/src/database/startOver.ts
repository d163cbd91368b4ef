import { mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { sql } from "kysely"
import { FolderLock } from "./FolderLock.ts"
import { openPostgres } from "./openPostgres.ts"

/** Deletes the database in a data folder, unless a running process uses it. */
export const emptyFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true })
  const lock = new FolderLock(join(folder, "pg.lock"))
  rmSync(join(folder, "pg"), { recursive: true, force: true })
  lock.release()
}

/** Drops everything in the schema `public` of a PostgreSQL database. */
export const emptyUrl = async (url: string): Promise<void> => {
  const db = openPostgres(url)
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
  await db.destroy()
}
