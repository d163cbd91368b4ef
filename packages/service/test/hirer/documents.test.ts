import { expect, it } from "vitest"
import { pngOf } from "../agency/pngOf.ts"
import { formWith } from "../file/formWith.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { hirerDeskOf } from "./hirerDesk.ts"

describeServedOnce("A hirer's documents", (served) => {
  const { hirersOf, newHirer, upload, add, documentsOf } = hirerDeskOf(served)

  it("puts a document on file, which only a signed link shows", async () => {
    const hirer = await newHirer()
    const bytes = pngOf(0)
    expect(await add(hirer, await upload("agency", bytes), "PASSPORT")).toEqual({
      message: "Document uploaded successfully"
    })
    const [document] = await documentsOf(hirer)
    expect(document).toMatchObject({ name: "PASSPORT", expiryDate: null, version: 1 })
    const shown = await fetch(served.url + document?.url)
    expect(shown.headers.get("content-type")).toBe("image/png")
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(bytes)
    const unsigned = (document?.url ?? "").replace(/\?.*/, "")
    expect((await fetch(served.url + unsigned)).status).toBe(404)
  })

  it("puts the same file on file once, however often it is told to", async () => {
    const hirer = await newHirer()
    const url = await upload()
    await Promise.all([1, 2, 3].map(() => add(hirer, url, "ID")))
    expect(await documentsOf(hirer)).toMatchObject([{ name: "ID", version: 1 }])
  })

  it("takes only what the same agency uploaded as a document, and nothing that is on file already", async () => {
    const hirer = await newHirer()
    const another = await newHirer()
    await add(another, await upload(), "ID")
    const [used] = await documentsOf(another)
    const foreign = await upload("other-agency")
    const logo = await served.query((db) =>
      db
        .insertInto("files")
        .values({
          agencyId: served.town.agency,
          contentType: "image/png",
          content: pngOf(50),
          sha256: "x",
          purpose: "logo"
        })
        .returning("id")
        .executeTakeFirstOrThrow()
    )
    for (const url of [
      foreign,
      used?.url ?? "",
      `/files/${logo.id}`,
      "/files/no",
      "https://evil.example/x"
    ]) {
      expect(await refusalOf(add(hirer, url, "ID"))).toMatchObject({
        status: 400,
        violations: [
          {
            field: "clientDocs.url",
            message: "The uploaded file is not there any more. Upload it again."
          }
        ]
      })
    }
    const own = await upload()
    expect(await statusOf(add(hirer, own, "VISA"))).toBe(400)
    expect(await statusOf(add(hirer, own, "toString"))).toBe(400)
  })

  it("adds all documents of a request or none", async () => {
    const hirer = await newHirer()
    await add(hirer, await upload(), "PASSPORT")
    const [one, two] = await Promise.all([upload(), upload()])
    const { addDocuments } = await hirersOf("agency")
    const payload = {
      id: hirer,
      clientDocs: [
        { url: one, name: "ID" },
        { url: two, name: "PASSPORT" }
      ]
    } as const
    expect(await statusOf(addDocuments({ query: {}, payload }))).toBe(409)
    expect((await documentsOf(hirer)).map(({ name }) => name)).toEqual(["PASSPORT"])
  })

  it("looks at a document's content, whatever its name and type claim", async () => {
    const { uploadDocument } = await hirersOf("agency")
    const send = (bytes: Uint8Array<ArrayBuffer>) =>
      refusalOf(uploadDocument({ query: {}, payload: formWith(bytes) }))
    const page = new TextEncoder().encode("<svg onload='alert(1)'>")
    expect(await send(page)).toMatchObject({
      status: 400,
      violations: [{ field: "file", message: "Please select a valid image file (PNG, JPG, JPEG, or WEBP)" }]
    })
    expect(await send(new Uint8Array())).toMatchObject({
      status: 400,
      violations: [{ field: "file", message: "The selected file is empty" }]
    })
    expect(await send(pngOf(100, 5001, 5000))).toMatchObject({ status: 400 })
    expect(await statusOf(uploadDocument({ query: {}, payload: formWith(pngOf(7 * 1024 * 1024)) }))).toBe(413)
  })
})
