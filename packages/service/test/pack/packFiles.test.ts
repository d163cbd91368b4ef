import { Effect } from "effect"
import { expect, it } from "vitest"
import { FileContents } from "../../src/file/FileContents.ts"
import { packedFiles } from "../../src/pack/packFiles.ts"
import { pngOf } from "../agency/pngOf.ts"

/** What becomes of files of so many megabytes, and which of them were read. */
const packed = (sizes: ReadonlyArray<number>, contentType = "application/pdf") => {
  const read: Array<string> = []
  const contents = {
    read: (id: string) => {
      read.push(id)
      const size = sizes[Number(id)] ?? 0
      return Effect.succeed(size === 0 ? undefined : Buffer.alloc(size * 1_000_000))
    }
  }
  const files = sizes.map((_, place) => ({
    ...{ id: `file ${place}`, fileId: String(place), contentType, sha256: "abc" }
  }))
  return Effect.runPromise(packedFiles(files).pipe(Effect.provideService(FileContents, contents))).then(
    ({ parts }) => ({
      read,
      there: parts.map(({ content }) => (content as { readonly base64: string | null }).base64 !== null)
    })
  )
}

it("carries files until one does not fit, and of those after it the hashes alone, unread", async () => {
  expect(await packed([20, 20, 0, 9, 1])).toEqual({
    read: ["0", "1", "2", "3"],
    there: [true, true, false, false, false]
  })
})

it("shows the first forty photos on paper, and nothing that is no picture", async () => {
  const png = pngOf(20)
  const contents = {
    read: (id: string) => Effect.succeed(id === "3" ? Buffer.from("no picture") : Buffer.from(png))
  }
  const files = Array.from({ length: 50 }, (_, place) => ({
    ...{ id: `photo ${place}`, fileId: String(place), contentType: "image/png", sha256: "abc" }
  }))
  const { pictures, parts } = await Effect.runPromise(
    packedFiles(files).pipe(Effect.provideService(FileContents, contents))
  )
  expect(Object.keys(pictures)).toHaveLength(40)
  expect(pictures).not.toHaveProperty("photo 3")
  expect(pictures["photo 0"]?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
  expect(parts.map(({ name }) => name)).toHaveLength(50)
})
