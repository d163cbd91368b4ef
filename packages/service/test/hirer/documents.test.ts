import { expect, it } from "vitest"
import { pngOf } from "../agency/pngOf.ts"
import { formWith } from "../file/formWith.ts"
import { pdfOf } from "../file/pdfOf.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { hirersAt } from "./hirersAt.ts"

describeServedOnce("A hirer's documents", (served) => {
  const { hirersOf, newHirer, upload, add, documentsOf } = hirersAt(served)

  it("puts a document on file, which only a signed link shows", async () => {
    const hirer = await newHirer()
    const bytes = pngOf(0)
    expect(await add(hirer, await upload("agency", bytes), "PASSPORT")).toEqual({
      message: "Document uploaded successfully"
    })
    const [document] = await documentsOf(hirer)
    expect(document).toMatchObject({ name: "PASSPORT", version: 1 })
    expect(document).not.toHaveProperty("expiryDate")
    const shown = await fetch(served.url + document?.url)
    expect(shown.headers.get("content-type")).toBe("image/png")
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(bytes)
    const unsigned = (document?.url ?? "").replace(/\?.*/, "")
    expect((await fetch(served.url + unsigned)).status).toBe(404)
  })

  it("keeps the dates that a document names, and those of the one that replaces it", async () => {
    const hirer = await newHirer()
    const dates = { issueDate: "2021-05-01", expiryDate: "2031-04-30" }
    await add(hirer, await upload(), "DRIVER", undefined, dates)
    expect(await documentsOf(hirer)).toMatchObject([{ name: "DRIVER", ...dates }])
    await add(hirer, await upload(), "DRIVER", 1, { expiryDate: "2041-04-30" })
    const [after] = await documentsOf(hirer)
    expect([after?.issueDate, after?.expiryDate]).toEqual([undefined, "2041-04-30"])
  })

  it("refuses dates that are none, or in no order", async () => {
    const hirer = await newHirer()
    const refused = async (dates: object) => refusalOf(add(hirer, await upload(), "ID", undefined, dates))
    expect(await refused({ issueDate: "2031-05-01", expiryDate: "2031-04-30" })).toMatchObject({
      status: 400,
      violations: [
        { field: "clientDocs.expiryDate", message: "The expiry date must not be before the issue date" }
      ]
    })
    expect(await refused({ issueDate: "yesterday" })).toMatchObject({
      violations: [{ field: "clientDocs.issueDate" }]
    })
    expect(await documentsOf(hirer)).toEqual([])
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
          agencyId: served.people.agency,
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
    const wrongType = {
      status: 400,
      violations: [{ field: "file", message: "Please select a valid image file (PNG, JPG, JPEG, or WEBP)" }]
    }
    // Specification 001 takes pictures alone here; a PDF stays one under the name and type of a picture.
    expect(await send(pdfOf())).toMatchObject(wrongType)
    const page = new TextEncoder().encode("<svg onload='alert(1)'>")
    expect(await send(page)).toMatchObject(wrongType)
    expect(await send(new Uint8Array())).toMatchObject({
      status: 400,
      violations: [{ field: "file", message: "The selected file is empty" }]
    })
    expect(await send(pngOf(100, 5001, 5000))).toMatchObject({ status: 400 })
    expect(await statusOf(uploadDocument({ query: {}, payload: formWith(pngOf(7 * 1024 * 1024)) }))).toBe(413)
  })

  it("writes down who opens a document, and nobody who has only a link to its list or asks what it is", async () => {
    const hirer = await newHirer()
    await add(hirer, await upload(), "ID")
    const [document] = await documentsOf(hirer)
    const looks = () =>
      served.query((db) =>
        db
          .selectFrom("changes")
          .innerJoin("users", "users.id", "changes.userId")
          .select(["email", "reason"])
          .where("event", "=", "looked")
          .where("subjectId", "=", Number(document?.id))
          .execute()
      )
    expect(await looks()).toEqual([])
    const look = async (address = document?.url ?? "") => (await fetch(served.url + address)).status
    const asked = await fetch(served.url + document?.url, { method: "HEAD" })
    expect([asked.status, asked.headers.get("content-type")]).toEqual([200, "image/png"])
    expect(await looks()).toEqual([])
    expect(await look()).toBe(200)
    expect(await looks()).toEqual([{ email: "agency@crewfleet.example", reason: "Version 1" }])
    expect(await look(document?.url?.replace(/for=\d+/, "for=1"))).toBe(404)
    expect(await look(document?.url?.replace(/&for=\d+/, ""))).toBe(404)
    expect(await looks()).toHaveLength(1)
  })

  it("can be held and erased by an administrator, and is not shown from then on", async () => {
    const hirer = await newHirer()
    await add(hirer, await upload(), "ID")
    const [shown] = await documentsOf(hirer)
    const { document } = await clientsOf(served)("admin")
    const params = { id: Number(shown?.id) }
    const payload = { reason: "A claim" }
    const owned = () => document.ofOwner({ params: { owner: "hirer", ownerId: hirer } })
    expect(await document.hold({ params, payload })).toEqual({ message: "Document held" })
    expect(await refusalOf(document.erase({ params, payload }))).toMatchObject({
      status: 409,
      message: "This is under a legal hold. Release the hold before it is erased."
    })
    const [{ holds: [hold] = [] } = {}] = await owned()
    expect(hold).toMatchObject({ reason: "A claim" })
    await document.release({ params: { id: Number(hold?.id) }, payload })
    await document.erase({ params, payload })
    expect(await documentsOf(hirer)).toEqual([])
    expect((await fetch(served.url + shown?.url)).status).toBe(404)
    expect(await owned()).toMatchObject([{ kind: "ID", versions: [{ number: 1 }], holds: [] }])
    expect((await owned())[0]?.versions[0]).not.toHaveProperty("url")
    await add(hirer, await upload(), "ID")
    expect(await documentsOf(hirer)).toMatchObject([{ name: "ID", version: 1 }])
  })
})
