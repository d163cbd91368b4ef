import { openAsBlob } from "node:fs"
import type { PGlite } from "@electric-sql/pglite"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { startPGlite } from "../../src/database/openPGlite.ts"
import { likePattern, searchTerm } from "../../src/search/likePattern.ts"

describe("What a search looks for", () => {
  let database: PGlite

  beforeAll(async () => {
    database = await startPGlite({ loadDataDir: await openAsBlob(inject("pgliteSnapshot")) })
  })
  afterAll(() => database.close())

  it.each(["Élodie", "ΟΔΥΣΣΕΥΣ ΒΣ", "İbrahim İnce", "ẞtraße ÉCOLE", "ЖАННА", "ＡＢ"])(
    "is in lower case what the database makes of %s",
    async (typed) => {
      const { rows } = await database.query("select lower($1) as lowered", [typed])
      expect(rows).toEqual([{ lowered: searchTerm(typed) }])
    }
  )

  it("has no spaces around it, and takes every sign for itself", () => {
    expect(searchTerm(" \t100% Off_ ")).toBe("100% off_")
    expect(likePattern(" 5%_\\ ")).toBe("%5\\%\\_\\\\%")
  })
})
