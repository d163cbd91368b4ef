import sharp from "sharp"
import { expect, it } from "vitest"
import { formWith } from "../file/formWith.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { inWordsOf, refusalOf } from "../session/inWordsOf.ts"
import { pngOf } from "./pngOf.ts"

const profile = {
  baseCurrency: "EUR",
  telephone: "+44 (0)117 496-0000",
  address: { street: "1 Quay", city: "Bristol", state: "Avon", postalCode: null, country: "United Kingdom" }
}

const megabyte = 1024 * 1024

/** The beginning of a JPEG: a segment that a reader passes over, then the frame with the sides. */
/** A black JPEG. */
const jpegOf = async (width: number, height: number) => {
  const black = sharp({ create: { width, height, channels: 3, background: "black" } })
  return new Uint8Array(await black.jpeg({ quality: 20 }).toBuffer())
}

describeServedOnce("Agencies", (served) => {
  const { signIn } = inWordsOf(served)

  const apiOf = clientsOf(served)

  const upload = async (
    name: string,
    bytes: Uint8Array<ArrayBuffer>,
    type = "image/png",
    as = "logo.png"
  ) => {
    const { access_token } = await signIn(name)
    const response = await fetch(`${served.url}/api/v1/agency/${served.people.agency}/logo`, {
      method: "POST",
      headers: { authorization: `Bearer ${access_token}` },
      body: formWith(bytes, as, type)
    })
    return { status: response.status, body: await response.json() }
  }

  it("offers the currencies in their order", async () => {
    const { agency } = await apiOf("worker")
    const offered = await agency.currencies()
    expect(offered.slice(0, 3)).toEqual([
      { code: "GBP", name: "Pound sterling", symbol: "£" },
      { code: "EUR", name: "Euro", symbol: "€" },
      { code: "USD", name: "US dollar", symbol: "$" }
    ])
    expect(offered).toHaveLength(33)
    const codes = offered.slice(3).map(({ code }) => code)
    expect(codes).toEqual(codes.toSorted())
  })

  it("names every field of a profile that is wrong, in the words of the wizard", async () => {
    const { agency } = await apiOf("other-agency")
    const address = { street: " ", city: "", state: "", country: "" }
    const payload = { baseCurrency: "XXX", telephone: "call me", address }
    const params = { id: served.people.otherAgency }
    expect(await refusalOf(agency.updateProfile({ params, payload }))).toMatchObject({
      status: 400,
      violations: [
        { field: "baseCurrency", message: "Please select a base currency" },
        { field: "telephone", message: "Please enter a valid phone number" },
        { field: "address.street", message: "Street address is required" },
        { field: "address.city", message: "City is required" },
        { field: "address.state", message: "State/Province is required" },
        { field: "address.country", message: "Country is required" }
      ]
    })
  })

  it("lets one of two different base currencies at once win, and refuses to change it afterwards", async () => {
    const { agency } = await apiOf("other-agency")
    const params = { id: served.people.otherAgency }
    const codes = ["EUR", "GBP", "EUR", "GBP"]
    const answers = await Promise.all(
      codes.map((baseCurrency) =>
        refusalOf(agency.updateProfile({ params, payload: { ...profile, baseCurrency } }))
      )
    )
    const { baseCurrency } = await agency.byId({ params })
    for (const [index, code] of codes.entries()) {
      if (code === baseCurrency) expect(answers[index]).toBeUndefined()
      else
        expect(answers[index]).toMatchObject({
          status: 409,
          message: "The base currency is set already and cannot be changed."
        })
    }
  })

  it("stores a profile as it was given, without the spaces around it", async () => {
    const { agency } = await apiOf("agency")
    const address = { ...profile.address, city: "  Bristol ", postalCode: " BS1 4DJ " }
    const payload = { ...profile, baseCurrency: "GBP", address }
    expect(await agency.updateProfile({ params: { id: served.people.agency }, payload })).toEqual({
      message: "Profile updated"
    })
    const row = await served.query((db) =>
      db
        .selectFrom("agencies")
        .select(["telephone", "city", "postalCode", "country"])
        .where("id", "=", served.people.agency)
        .executeTakeFirst()
    )
    expect(row).toEqual({
      telephone: "+44 (0)117 496-0000",
      city: "Bristol",
      postalCode: "BS1 4DJ",
      country: "United Kingdom"
    })
  })

  it("changes how it is reached, in the words and limits of the wizard, and nothing else", async () => {
    const { agency } = await apiOf("agency")
    const params = { id: served.people.agency }
    const before = await agency.byId({ params })
    const { telephone, address } = profile
    const moved = {
      telephone: " 0113 496 0000 ",
      address: { ...address, city: "Leeds", postalCode: "LS1 4DY" }
    }
    const versions = before.versions && { ...before.versions, contact: before.versions.contact + 1 }
    const after = { telephone: "0113 496 0000", address: moved.address, versions }
    expect(await agency.updateContact({ params, payload: moved })).toEqual({ ...before, ...after })
    const wrong = { telephone: "call me", address: { ...address, street: " ", city: "x".repeat(256) } }
    expect(await refusalOf(agency.updateContact({ params, payload: wrong }))).toMatchObject({
      status: 400,
      violations: [
        { field: "telephone", message: "Please enter a valid phone number" },
        { field: "address.street", message: "Street address is required" },
        { field: "address.city", message: "City must be 255 characters or fewer" }
      ]
    })
    expect(await agency.byId({ params })).toEqual({ ...before, ...after })
    await agency.updateContact({
      params,
      payload: { telephone, address: { ...address, postalCode: "BS1 4DJ" } }
    })
  })

  it("tells whoever changes a part of it over a version that is not the present one, and of two at once one", async () => {
    const { agency } = await apiOf("agency")
    const params = { id: served.people.agency }
    const { versions, timeZone } = await agency.byId({ params })
    const { telephone } = profile
    const address = { ...profile.address, postalCode: "BS1 4DJ" }
    const rules = { graceMinutes: 5, lateDayPercentage: 100, earlyDayPercentage: 0 }
    const saves = {
      contact: (version: number) =>
        agency.updateContact({ params, payload: { telephone, address, version } }),
      timeZone: (version: number) =>
        agency.updateTimeZone({ params, payload: { timeZone: "Europe/Paris", version } }),
      invoicing: (version: number) =>
        agency.updateInvoicing({ params, payload: { taxNumber: null, paymentTerms: 7, version } }),
      returnRules: (version: number) => agency.updateReturnRules({ params, payload: { ...rules, version } })
    }
    for (const [part, save] of Object.entries(saves)) {
      const version = versions?.[part as keyof typeof saves] ?? 0
      const answers = await Promise.all([save(version), save(version)].map(refusalOf))
      // What was not refused is sorted last.
      expect(answers.toSorted()).toMatchObject([
        {
          status: 409,
          message: "Somebody else has changed this agency meanwhile. Look at it before you change it."
        },
        undefined
      ])
      const after = await agency.byId({ params })
      expect(after.versions).toMatchObject({ [part]: version + 1 })
    }
    await agency.updateTimeZone({ params, payload: { timeZone: timeZone ?? "Europe/London" } })
  })

  it("tells those who work for it how it is reached, and leaves out what it has not said", async () => {
    const worker = await apiOf("worker")
    expect(await worker.agency.byId({ params: { id: served.people.agency } })).toMatchObject({
      telephone: "+44 (0)117 496-0000",
      address: { street: "1 Quay", city: "Bristol", postalCode: "BS1 4DJ", country: "United Kingdom" }
    })
    await served.query((db) =>
      db
        .updateTable("agencies")
        .set({ telephone: null, street: null, city: null, state: null, postalCode: null, country: null })
        .where("id", "=", served.people.agency)
        .execute()
    )
    const answer = await worker.agency.byId({ params: { id: served.people.agency } })
    expect(Object.keys(answer).filter((key) => ["telephone", "address"].includes(key))).toEqual([])
  })

  it("serves a logo at the address that the agency tells, in place of the one before", async () => {
    const first = pngOf(0)
    expect(await upload("agency", first)).toEqual({ status: 200, body: { message: "Logo uploaded" } })
    const { agency } = await apiOf("agency")
    const { logo } = await agency.byId({ params: { id: served.people.agency } })
    const response = await fetch(served.url + logo)
    expect(response.headers.get("content-type")).toBe("image/png")
    expect(response.headers.get("x-content-type-options")).toBe("nosniff")
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'")
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(first)
    const known = { "if-none-match": response.headers.get("etag") ?? "" }
    expect((await fetch(served.url + logo, { headers: known })).status).toBe(304)

    await upload("agency", await jpegOf(64, 48), "image/png", "logo.png")
    expect((await fetch(served.url + logo)).status).toBe(404)
    const again = await agency.byId({ params: { id: served.people.agency } })
    expect((await fetch(served.url + again.logo)).headers.get("content-type")).toBe("image/jpeg")
  })

  it("keeps one logo when many are uploaded at once", async () => {
    const { access_token } = await signIn("agency")
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async (_, number) => {
        const form = new FormData()
        form.set("file", new Blob([pngOf(100 + number)]), "logo.png")
        const headers = { authorization: `Bearer ${access_token}` }
        const address = `${served.url}/api/v1/agency/${served.people.agency}/logo`
        return (await fetch(address, { method: "POST", headers, body: form })).status
      })
    )
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200])
    const inUse = served.query((db) =>
      db.selectFrom("files").select("id").where("removeAt", "is", null).execute()
    )
    expect(await inUse).toHaveLength(1)
  })

  it("looks at an image's content, whatever its name and type claim", async () => {
    const page = new TextEncoder().encode("<svg onload='alert(1)'>")
    expect(await upload("agency", page)).toEqual({
      status: 400,
      body: { violations: [{ field: "file", message: "The logo must be a PNG, JPG or JPEG" }] }
    })
    expect(await upload("agency", new Uint8Array())).toEqual({
      status: 400,
      body: { violations: [{ field: "file", message: "The selected file is empty" }] }
    })
    expect(await upload("agency", pngOf(50), "text/html", "../../logo.html")).toMatchObject({ status: 200 })
  })

  it("refuses what only begins as an image does", async () => {
    const withoutSides = [
      pngOf(24).slice(0, 20),
      pngOf(100, 0, 64),
      pngOf(100, 64, 0),
      new Uint8Array([0xff, 0xd8, 0xff]),
      new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]),
      (await jpegOf(64, 48)).slice(0, 12)
    ]
    for (const bytes of withoutSides) {
      expect(await upload("agency", bytes)).toEqual({
        status: 400,
        body: { violations: [{ field: "file", message: "The logo must be a PNG, JPG or JPEG" }] }
      })
    }
  })

  it("refuses a small file that would be a huge picture", async () => {
    expect(await upload("agency", pngOf(100, 5000, 5000))).toMatchObject({ status: 200 })
    expect(await upload("agency", await jpegOf(5000, 5000))).toMatchObject({ status: 200 })
    const long = await jpegOf(65_500, 400)
    for (const bytes of [pngOf(100, 5001, 5000), pngOf(100, 30_000, 30_000), long]) {
      expect(await upload("agency", bytes)).toEqual({
        status: 400,
        body: { violations: [{ field: "file", message: "The logo has more than 25 million pixels" }] }
      })
    }
  })

  it("refuses a picture that was cut off", async () => {
    const whole = pngOf(4_000, 640, 640)
    expect(await upload("agency", whole.slice(0, -40))).toEqual({
      status: 400,
      body: { violations: [{ field: "file", message: "The selected file is damaged. Choose another one" }] }
    })
  })

  it("takes a logo of exactly 5 MB and none that is larger", async () => {
    expect(await upload("agency", pngOf(5 * megabyte))).toMatchObject({ status: 200 })
    expect(await upload("agency", pngOf(5 * megabyte + 1))).toEqual({
      status: 400,
      body: { violations: [{ field: "file", message: "The logo must be 5MB or smaller" }] }
    })
    expect(await upload("agency", pngOf(8 * megabyte))).toMatchObject({ status: 413 })
  })

  it("lists a worker's agencies page by page", async () => {
    const { worker } = await apiOf("worker")
    const params = { workerId: served.people.worker, page: 0, size: 100 }
    const page = await worker.agencies({ params })
    expect(page).toMatchObject({
      content: [{ id: served.people.agency, name: "Northgate Rentals" }],
      totalElements: 1,
      number: 0,
      size: 100
    })
    expect(await worker.agencies({ params: { ...params, page: 1 } })).toMatchObject({
      content: [],
      totalElements: 1
    })
  })
})
