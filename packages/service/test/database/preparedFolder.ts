import { cpSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, inject } from "vitest"

/** A data folder with a migrated PGlite database, as a first start leaves one; it is gone after the tests of the file. */
export const preparedFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "crewfleet-folder-"))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(inject("pgliteFolder"), folder, { recursive: true })
  return folder
}
