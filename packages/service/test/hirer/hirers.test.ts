import { makeClient } from "@crewfleet/sdk/promise"
import { beforeAll, expect, it } from "vitest"
import { pngOf } from "../agency/pngOf.ts"
import { someBooking, someHirer, someInvoice, someLocation, someVehicle } from "../dashboard/someRows.ts"
import { describeServed } from "../servedOnBoth.ts"
import { inWordsOf, refusalOf, statusOf } from "../session/inWordsOf.ts"

const day = (day: number, hour = 9) => new Date(Date.UTC(2026, 4, day, hour))

describeServed("Hirers", (served) => {
  const { signIn } = inWordsOf(served)
  const hirer = { own: 0, others: 0, shared: 0 }

  const sessions = new Map<string, Promise<string>>()
  const tokenOf = (name: string) => {
    const token = sessions.get(name) ?? signIn(name).then(({ access_token }) => access_token)
    sessions.set(name, token)
    return token
  }
  const hirersOf = async (name: string) => {
    const accessToken = await tokenOf(name)
    const session = { current: () => ({ accessToken }) as never, renew: () => {}, end: () => {} }
    return makeClient({ baseUrl: served.url, session }).hirer
  }
  const formOf = (bytes: Uint8Array<ArrayBuffer>, name = "id.png", type = "image/png") => {
    const form = new FormData()
    form.set("file", new Blob([bytes], { type }), name)
    return form
  }
  const upload = async (name: string, bytes = pngOf(100)) =>
    (await (await hirersOf(name)).uploadDocument({ query: {}, payload: formOf(bytes) })).fileUrl
  const add = async (
    name: string,
    id: number,
    [url, type]: readonly [string, string],
    more: { readonly replace?: boolean; readonly version?: number } = {}
  ) => {
    const { version, replace } = more
    const document = { url, name: type, ...(version !== undefined && { version }) }
    const payload = { id, clientDocs: [document], ...(replace && { replace }) } as const
    return (await hirersOf(name)).addDocuments({ query: {}, payload })
  }
  const documentsOf = async (name: string, id: number) => {
    const { clientDocs } = await (await hirersOf(name)).byId({ params: { id }, query: {} })
    return clientDocs ?? []
  }

  beforeAll(() =>
    served.query(async (db) => {
      const { agency, otherAgency } = served.town
      const places = await db
        .insertInto("locations")
        .values([someLocation({ agencyId: agency }), someLocation({ agencyId: otherAgency })])
        .returning("id")
        .execute()
      const vehicles = await db
        .insertInto("vehicles")
        .values([
          someVehicle({ agencyId: agency, locationId: places[0]?.id ?? 0 }),
          someVehicle({ agencyId: otherAgency, locationId: places[1]?.id ?? 0, regno: "XY70 ZZZ" })
        ])
        .returning("id")
        .execute()
      const clients = await db
        .insertInto("clients")
        .values([
          someHirer({
            name: "Ada Hill",
            rating: 4.25,
            verified: true,
            firstLine: "1 Quay",
            town: "Hull",
            country: "UK"
          }),
          someHirer({ name: "Olu Other" }),
          someHirer({ name: "Sam Shared" })
        ])
        .returning("id")
        .execute()
      const [own = 0, others = 0, shared = 0] = clients.map(({ id }) => id)
      Object.assign(hirer, { own, others, shared })
      const of = (agencyId: number, at: number, clientId: number) => ({
        agencyId,
        vehicleId: vehicles[at]?.id ?? 0,
        clientId
      })
      const bookings = await db
        .insertInto("bookings")
        .values([
          someBooking({ ...of(agency, 0, own), startAt: day(1), endAt: day(3), status: "COMPLETE" }),
          someBooking({ ...of(agency, 0, own), startAt: day(9), endAt: day(10), status: "CANCELLED" }),
          someBooking({ ...of(agency, 0, own), startAt: day(5), endAt: day(6), status: "BOOKED" }),
          someBooking({ ...of(otherAgency, 1, others), startAt: day(1), endAt: day(3) }),
          someBooking({ ...of(agency, 0, shared), startAt: day(12), endAt: day(13) }),
          someBooking({ ...of(otherAgency, 1, shared), startAt: day(12), endAt: day(13) })
        ])
        .returning("id")
        .execute()
      const invoices = await db
        .insertInto("invoices")
        .values([
          someInvoice({ bookingId: bookings[0]?.id ?? 0, agencyId: agency, total: 12_345 }),
          someInvoice({ bookingId: bookings[0]?.id ?? 0, agencyId: agency, total: 1 })
        ])
        .returning("id")
        .execute()
      const line = { invoiceId: invoices[0]?.id ?? 0, rate: 6_000, total: 6_000 }
      await db
        .insertInto("invoiceItems")
        .values([
          { ...line, description: "Car rental for 1 May 2026" },
          { ...line, description: "Car rental for 2 May 2026" },
          { ...line, description: "3% Booking fee", rate: 345, total: 345 }
        ])
        .execute()
    })
  )

  it("tells everything that is known of a hirer", async () => {
    const { byId } = await hirersOf("agency")
    expect(await byId({ params: { id: hirer.own }, query: { agencyId: served.town.agency } })).toEqual({
      id: hirer.own,
      name: "Ada Hill",
      email: "ada.hill@mail.example",
      telephone: "0113 496 0000",
      rating: 4.25,
      verified: true,
      totalBooking: 3,
      address: { firstLine: "1 Quay", town: "Hull", country: "UK" },
      clientDocs: []
    })
  })

  it("lists the bookings with this agency, the latest first, with the lines of the first invoice", async () => {
    const { bookings } = await hirersOf("agency")
    const params = { id: hirer.own, page: 0, size: 2 }
    const first = await bookings({ params, query: {} })
    expect(first).toMatchObject({ totalElements: 3, number: 0, size: 2 })
    expect(first.content.map(({ status }) => status)).toEqual(["CANCELLED", "BOOKED"])
    expect(first.content[0]?.invoices).toEqual([])
    const second = await bookings({ params: { ...params, page: 1 }, query: {} })
    expect(second.content).toMatchObject([
      {
        start: "2026-05-01T09:00:00.000Z",
        status: "COMPLETE",
        vehicle: { name: "Ford", model: "Focus", regno: "AB12 CDE" },
        invoices: [
          {
            totalAmount: 123.45,
            invoiceItemResult: [
              { description: "Car rental for 1 May 2026", rate: 60, total: 60 },
              { description: "Car rental for 2 May 2026", rate: 60, total: 60 },
              { description: "3% Booking fee", rate: 3.45, total: 3.45 }
            ]
          }
        ]
      }
    ])
    const shared = await bookings({ params: { ...params, id: hirer.shared }, query: {} })
    expect(shared.totalElements).toBe(1)
  })

  it("does not know another agency's hirers, nor what cannot be an id", async () => {
    const { byId, bookings } = await hirersOf("agency")
    for (const id of [hirer.others, 0, -1, 2_147_483_648, Number.MAX_SAFE_INTEGER]) {
      expect(await statusOf(byId({ params: { id }, query: {} }))).toBe(404)
      expect(await statusOf(bookings({ params: { id, page: 0, size: 10 }, query: {} }))).toBe(404)
    }
    const url = await upload("agency")
    expect(await statusOf(add("agency", hirer.others, [url, "ID"]))).toBe(404)
  })

  it("keeps hirers from those who lack the permission", async () => {
    const { list, byId } = await hirersOf("trainee")
    expect(await statusOf(list({ params: { page: 0, size: 10 }, query: {} }))).toBe(403)
    expect(await statusOf(byId({ params: { id: hirer.own }, query: {} }))).toBe(403)
    expect(await statusOf(upload("trainee"))).toBe(403)
  })

  it("refuses an order that there is not", async () => {
    const { list } = await hirersOf("agency")
    const params = { page: 0, size: 10 }
    expect(await statusOf(list({ params, query: { sort: "email" } }))).toBe(400)
    expect(await statusOf(list({ params, query: { sort: "constructor" } }))).toBe(400)
    expect(await statusOf(list({ params, query: { direction: "sideways" } }))).toBe(400)
  })

  it("puts a document on file, which only a signed link shows", async () => {
    const bytes = pngOf(300)
    const url = await upload("agency", bytes)
    expect(await add("agency", hirer.own, [url, "PASSPORT"])).toEqual({
      message: "Document uploaded successfully"
    })
    const [document] = await documentsOf("agency", hirer.own)
    expect(document).toMatchObject({ name: "PASSPORT", expiryDate: null, version: 1 })
    const shown = await fetch(served.url + document?.url)
    expect(shown.headers.get("content-type")).toBe("image/png")
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(bytes)
    const unsigned = (document?.url ?? "").replace(/\?.*/, "")
    expect((await fetch(served.url + unsigned)).status).toBe(404)
  })

  it("puts the same file on file once, however often it is told to", async () => {
    const url = await upload("agency")
    await Promise.all([1, 2, 3].map(() => add("agency", hirer.shared, [url, "ID"])))
    expect(await documentsOf("agency", hirer.shared)).toMatchObject([{ name: "ID", version: 1 }])
  })

  it("refuses a second document of a type, unless it is to be replaced", async () => {
    const second = await upload("agency")
    expect(await refusalOf(add("agency", hirer.own, [second, "PASSPORT"]))).toMatchObject({
      status: 409,
      message: "This hirer already has a document of this type on file."
    })
    const [before] = await documentsOf("agency", hirer.own)
    await add("agency", hirer.own, [second, "PASSPORT"], { replace: true, version: 1 })
    const [after, ...others] = await documentsOf("agency", hirer.own)
    expect(others).toEqual([])
    expect(after).toMatchObject({ id: before?.id, name: "PASSPORT", version: 2 })
    expect((await fetch(served.url + before?.url)).status).toBe(404)
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
      { event: "replaced", email: "agency@crewfleet.example" }
    ])
  })

  it("does not replace what somebody else has replaced meanwhile", async () => {
    const urls = await Promise.all([1, 2, 3, 4].map(() => upload("agency")))
    const replace = (url: string) =>
      statusOf(add("agency", hirer.own, [url, "PASSPORT"], { replace: true, version: 2 }))
    const statuses = await Promise.all(urls.map(replace))
    expect(statuses.sort()).toEqual([409, 409, 409, undefined])
    expect(await documentsOf("agency", hirer.own)).toMatchObject([{ version: 3 }])
  })

  it("lets one of many at once add a type", async () => {
    const urls = await Promise.all([1, 2, 3, 4].map(() => upload("agency")))
    const statuses = await Promise.all(urls.map((url) => statusOf(add("agency", hirer.own, [url, "DRIVER"]))))
    expect(statuses.sort()).toEqual([409, 409, 409, undefined])
  })

  it("takes only what the same agency uploaded as a document, and nothing that is on file already", async () => {
    const foreign = await upload("other-agency")
    const [used] = await documentsOf("agency", hirer.shared)
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
      expect(await refusalOf(add("agency", hirer.own, [url, "ID"]))).toMatchObject({
        status: 400,
        violations: [
          {
            field: "clientDocs.url",
            message: "The uploaded file is not there any more. Upload it again."
          }
        ]
      })
    }
    const own = await upload("agency")
    expect(await statusOf(add("agency", hirer.own, [own, "VISA"]))).toBe(400)
    expect(await statusOf(add("agency", hirer.own, [own, "toString"]))).toBe(400)
  })

  it("adds all documents of a request or none", async () => {
    const [one, two] = await Promise.all([upload("agency"), upload("agency")])
    const { addDocuments } = await hirersOf("agency")
    const payload = {
      id: hirer.own,
      clientDocs: [
        { url: one, name: "ID" },
        { url: two, name: "PASSPORT" }
      ]
    } as const
    expect(await statusOf(addDocuments({ query: {}, payload }))).toBe(409)
    const names = (await documentsOf("agency", hirer.own)).map(({ name }) => name)
    expect(names).not.toContain("ID")
  })

  it("looks at a document's content, whatever its name and type claim", async () => {
    const { uploadDocument } = await hirersOf("agency")
    const send = (bytes: Uint8Array<ArrayBuffer>) =>
      refusalOf(uploadDocument({ query: {}, payload: formOf(bytes) }))
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
    expect(await statusOf(uploadDocument({ query: {}, payload: formOf(pngOf(7 * 1024 * 1024)) }))).toBe(413)
  })
})
