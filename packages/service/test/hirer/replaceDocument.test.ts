import { expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { hirersAt } from "./hirersAt.ts"

describeServedOnce("A second document of one type", (served) => {
  const { newHirer, upload, add, documentsOf } = hirersAt(served)

  const hirerWithPassport = async () => {
    const hirer = await newHirer()
    await add(hirer, await upload(), "PASSPORT")
    return hirer
  }

  const filesLeft = async () =>
    (await served.query((db) => db.selectFrom("files").select("id").where("removeAt", "is", null).execute()))
      .length

  it("refuses a second document of a type, unless it is to be replaced", async () => {
    const hirer = await hirerWithPassport()
    const second = await upload()
    expect(await refusalOf(add(hirer, second, "PASSPORT"))).toMatchObject({
      status: 409,
      message: "This hirer already has a document of this type on file."
    })
    const [before] = await documentsOf(hirer)
    await add(hirer, second, "PASSPORT", 1)
    const [after, ...others] = await documentsOf(hirer)
    expect(others).toEqual([])
    expect(after).toMatchObject({ id: before?.id, name: "PASSPORT", version: 2 })
    expect(await filesLeft()).toBe(2)
    expect((await fetch(served.url + after?.url)).status).toBe(200)
    const changes = await served.query((db) =>
      db
        .selectFrom("changes")
        .innerJoin("users", "users.id", "changes.userId")
        .select(["event", "email"])
        .where("kind", "=", "document")
        .where("subjectId", "=", Number(before?.id))
        .orderBy("changes.id")
        .execute()
    )
    expect(changes).toEqual([
      { event: "added", email: "agency@crewfleet.example" },
      { event: "replaced", email: "agency@crewfleet.example" },
      { event: "looked", email: "agency@crewfleet.example" }
    ])
  })

  it("keeps a replaced picture for 30 days", async () => {
    const hirer = await hirerWithPassport()
    await add(hirer, await upload(), "PASSPORT", 1)
    const [after] = await documentsOf(hirer)
    const version = await served.query((db) =>
      db
        .selectFrom("documentVersions")
        .select(["putAt", "supersededAt", "keepUntil", "expires"])
        .where("documentId", "=", Number(after?.id))
        .orderBy("number")
        .execute()
    )
    const [before] = version
    const kept = Number(before?.keepUntil) - Number(before?.supersededAt)
    expect(kept).toBe(30 * 24 * 60 * 60_000)
    expect(version[1]).toMatchObject({ supersededAt: null, keepUntil: null })
  })

  it("does not replace what somebody else has replaced meanwhile", async () => {
    const hirer = await hirerWithPassport()
    const urls = await Promise.all([1, 2, 3, 4].map(() => upload()))
    const statuses = await Promise.all(urls.map((url) => statusOf(add(hirer, url, "PASSPORT", 1))))
    expect(statuses.sort()).toEqual([409, 409, 409, undefined])
    expect(await documentsOf(hirer)).toMatchObject([{ version: 2 }])
  })

  it("lets one of many at once add a type", async () => {
    const hirer = await newHirer()
    const urls = await Promise.all([1, 2, 3, 4].map(() => upload()))
    const statuses = await Promise.all(urls.map((url) => statusOf(add(hirer, url, "DRIVER"))))
    expect(statuses.sort()).toEqual([409, 409, 409, undefined])
  })
})
