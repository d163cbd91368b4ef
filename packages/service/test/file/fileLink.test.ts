import { Effect } from "effect"
import { expect, it } from "vitest"
import { Database } from "../../src/database/Database.ts"
import { fileIdIn } from "../../src/file/fileAddress.ts"
import { fileLink } from "../../src/file/fileLink.ts"
import { pngOf } from "../agency/pngOf.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { storedFile } from "./storedFile.ts"

describeServedOnce("Links to files", (served) => {
  const database = {
    query: (work) => Effect.promise(() => served.query(work)),
    afterCommit: (work) => Effect.asVoid(work)
  } as Database["Service"]
  const on = <A, E>(work: Effect.Effect<A, E, Database>) =>
    Effect.runPromise(Effect.provideService(work, Database, database))
  const stored = (purpose: "document" | "vehicle", contentType = "image/png") =>
    storedFile(database, { agencyId: served.people.agency, purpose, content: pngOf(100), contentType })
  const statusOf = async (address: string) => (await fetch(served.url + address)).status

  it("show a document to whoever holds a signed one, until it ends", async () => {
    const link = await on(
      Effect.flatMap(
        Effect.promise(() => stored("document")),
        fileLink
      )
    )
    const response = await fetch(served.url + link)
    expect(response.status).toBe(200)
    expect(response.headers.get("cache-control")).toBe("private, max-age=900")
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(pngOf(100))
    served.ahead = 31 * 60_000
    expect(await statusOf(link)).toBe(404)
    served.ahead = 0
  })

  it("show nothing of a document when they are not signed, changed, or another's", async () => {
    const [one, other] = [await stored("document"), await stored("document")]
    const link = await on(fileLink(one))
    const [path = "", query = ""] = link.split("?")
    expect(fileIdIn(link)).toBe(one)
    expect(await statusOf(path)).toBe(404)
    expect(await statusOf(`${path}?${query.replace(/until=\d/, "until=9")}`)).toBe(404)
    expect(await statusOf(`${path}?${query.slice(0, -1)}`)).toBe(404)
    expect(await statusOf(`/files/${other}?${query}`)).toBe(404)
    expect(await statusOf(`${path}?${query}&${query}`)).toBe(404)
  })

  it("let a PDF be saved, and nothing in it run here", async () => {
    const link = await on(fileLink(await stored("document", "application/pdf")))
    const { headers } = await fetch(served.url + link)
    expect(headers.get("content-type")).toBe("application/pdf")
    expect(headers.get("content-disposition")).toBe('attachment; filename="document.pdf"')
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
    expect(headers.get("x-content-type-options")).toBe("nosniff")
  })

  it("need no signature for the photo of a vehicle", async () => {
    const id = await stored("vehicle")
    const response = await fetch(`${served.url}/files/${id}`)
    expect([response.status, response.headers.get("cache-control")]).toEqual([
      200,
      "public, max-age=31536000, immutable"
    ])
  })
})
