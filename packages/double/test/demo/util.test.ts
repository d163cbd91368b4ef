import * as path from "node:path"
import { isDeepStrictEqual } from "node:util"
import { expect, it } from "vitest"
import { extname, join, relative } from "../../src/demo/node/path.ts"
import * as ofBrowser from "../../src/demo/node/util.ts"

const values = [null, 0, "0", "", [], {}, [1, 2], [2, 1], { a: 1 }, { a: 1, b: [{}] }, { b: [{}], a: 1 }]

it("compares JSON as Node does", () => {
  for (const one of values)
    for (const other of values)
      expect(ofBrowser.isDeepStrictEqual(one, structuredClone(other)), JSON.stringify([one, other])).toBe(
        isDeepStrictEqual(one, other)
      )
})

it("passes on what a callback is told, and its failure", async () => {
  const told = (word: string, hear: (failure: unknown, told?: string) => void) =>
    word ? hear(null, `${word}!`) : hear(new Error("nothing"))
  const promised = ofBrowser.promisify(told as never)
  await expect(promised("yes")).resolves.toBe("yes!")
  await expect(promised("")).rejects.toThrow("nothing")
})

it("joins and reads paths as Node does", () => {
  for (const name of ["a/b.css", "/a/.hidden", "a.tar.gz", "none"])
    expect(extname(name)).toBe(path.extname(name))
  expect(join("/a/", "b", "c.html")).toBe(path.join("/a/", "b", "c.html"))
  expect(relative("/a", "/a/b/c.html")).toBe(path.relative("/a", "/a/b/c.html"))
})
