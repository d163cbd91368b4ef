import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { acceptanceOf } from "@crewfleet/sdk/rules"
import { Effect, Exit, Layer } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { someTraining } from "../../../sdk/test/document/someTraining.ts"
import { Database } from "../../src/database/Database.ts"
import { FileScanner } from "../../src/file/FileScanner.ts"
import { readUpload } from "../../src/file/readUpload.ts"
import { Uploads } from "../../src/file/Uploads.ts"
import { pngOf } from "../agency/pngOf.ts"
import { describeOnce } from "../database/onBothDatabases.ts"
import { insertPeople } from "../people.ts"
import { pdfOf } from "./pdfOf.ts"

/** Each reader finds what it looks for. */
const both = Buffer.concat([pngOf(0), pdfOf()])

describeOnce("An upload of a document that may be a PDF or a picture", (run) => {
  let folder = ""
  let userId = 0
  let kept: Buffer = Buffer.alloc(0)
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "upload-"))
    const { query } = await run(Database)
    await run(query(insertPeople))
    userId = (await run(query((db) => db.selectFrom("users").select("id").executeTakeFirstOrThrow()))).id
  })
  afterAll(() => rm(folder, { recursive: true }))

  const read = async (name: string, content: Uint8Array) => {
    const path = join(folder, name)
    await writeFile(path, content)
    const reading = readUpload({ path, userId, name: "The file", accepts: acceptanceOf(someTraining) })
    const exit = await run(
      Effect.exit(Effect.provide(reading, Layer.merge(Uploads.layer, FileScanner.layer)))
    )
    if (Exit.isSuccess(exit)) kept = exit.value.content
    return Exit.isSuccess(exit)
      ? exit.value.contentType
      : JSON.stringify(exit.cause).match(/"message":"([^"]*)"/)?.[1]
  }

  it.each([
    ["a PDF", "certificate.pdf", pdfOf(), "application/pdf"],
    ["a PDF under the name of a picture", "certificate.png", pdfOf(), "application/pdf"],
    ["a picture under the name of a PDF", "certificate.pdf", pngOf(100), "image/png"],
    ["a picture, of which nothing but that is kept, where it is a PDF too", "both.pdf", both, "image/png"]
  ])("is %s by its content", async (_, name, content, type) => {
    expect(await read(name, content)).toBe(type)
    expect(kept.includes("%PDF-")).toBe(type === "application/pdf")
  })

  it.each([
    ["of nothing", new Uint8Array(), "The selected file is empty"],
    ["of a page", Buffer.from("<html>"), "Please select a PDF or an image (PNG, JPG, JPEG, or WEBP)"],
    [
      "with a script",
      pdfOf({ root: "/OpenAction << /S /JavaScript /JS (x) >>" }),
      "The PDF holds a program or another file. Print it to a new PDF and choose that one"
    ],
    [
      "that is too large",
      Buffer.concat([pdfOf(), Buffer.alloc(1024 * 1024)]),
      "The selected file must be 1MB or smaller"
    ]
  ])("%s is told so", async (_, content, said) => {
    expect(await read("certificate.pdf", content)).toBe(said)
  })
})
