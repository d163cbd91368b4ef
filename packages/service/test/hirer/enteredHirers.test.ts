import { areAlike, keptByHirer, type Likeness } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"
import { likenesses } from "../../../sdk/test/hirer/likenesses.ts"
import { bookingsAt } from "../booking/bookingsAt.ts"
import { describeServed, describeServedOnce } from "../servedOnBoth.ts"
import { clientsOf } from "../session/clientsOf.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { hirersAt } from "./hirersAt.ts"

const query = {}
const nia = { name: "Nia New", telephone: "+44 161 496 0003" }

describeServedOnce("A hirer whom an agency enters", (served) => {
  const { hirersOf, addHirer } = hirersAt(served)
  const { as, addVehicle, addBooking, asked } = bookingsAt(served)
  const clientOf = clientsOf(served)

  const enter = async (details: object = nia, name = "agency") =>
    (await (await hirersOf(name)).create({ query, payload: details })).id
  const read = async (id: number, name = "agency") => (await hirersOf(name)).byId({ params: { id }, query })
  const correct = async (id: number, payload: object, name = "agency") =>
    (await hirersOf(name)).update({ params: { id }, query, payload })
  const found = async (searchCriteria: string, name = "agency") =>
    (await (await hirersOf(name)).list({ params: { page: 0, size: 10 }, query: { searchCriteria } })).content
  const counted = async () => (await (await clientOf("agency")).dashboard.overview({ query })).clients

  it("is told as they were entered, and stands in the list, the search and the figures without a booking", async () => {
    const before = await counted()
    const details = {
      ...nia,
      email: "nia@post.example",
      dateOfBirth: "1990-04-01",
      address: { firstLine: "1 Quay", town: "Hull", postcode: "HU1 1AA", country: "United Kingdom" },
      licence: { number: "NEW 9", expiryDate: "2031-04-30" }
    }
    const id = await enter(details)
    expect(await read(id)).toEqual({
      id,
      ...details,
      verified: false,
      totalBooking: 0,
      clientDocs: [],
      version: 1,
      isCorrectable: true
    })
    const line = { id, name: "Nia New", dateOfBirth: "1990-04-01", totalBooking: 0 }
    for (const search of ["nia new", "NIA@", "161 496 0003", "01614960003"])
      expect(await found(search)).toMatchObject([line])
    const { bookings } = await hirersOf("agency")
    expect(await bookings({ params: { id, page: 0, size: 10 }, query })).toMatchObject({ totalElements: 0 })
    const after = await counted()
    expect([after.total, after.newThisMonth]).toEqual([before.total + 1, Number(before.newThisMonth) + 1])
  })

  it("can be booked for, without an e-mail address too, and is counted once", async () => {
    const before = await counted()
    const clientId = await enter()
    const vehicleId = await addVehicle({ regno: "NI 1" })
    const made = await (await as("agency")).create(asked(vehicleId, { clientId }))
    expect(made.status).toBe("BOOKED")
    expect(await read(clientId)).toMatchObject({ name: "Nia New", totalBooking: 1 })
    expect((await read(clientId)).email).toBeUndefined()
    expect((await counted()).total).toBe(before.total + 1)
    await served.query((db) => db.updateTable("agencies").set({ baseCurrency: "GBP" }).execute())
    const other = asked(await addVehicle({ regno: "NI 2", agencyId: served.people.otherAgency }), {
      clientId
    })
    expect(await statusOf((await as("other-agency")).create(other))).toBe(404)
  })

  it("is nobody's business but the agency's", async () => {
    const id = await enter()
    expect(await statusOf(read(id, "other-agency"))).toBe(404)
    expect(await statusOf(correct(id, nia, "other-agency"))).toBe(404)
    expect(await found("nia new", "other-agency")).toEqual([])
    const { alike } = await hirersOf("other-agency")
    expect(await alike({ query: { telephone: nia.telephone } })).toEqual([])
  })

  it("is another record where only others know such a person, and neither agency learns of it", async () => {
    const email = "known.elsewhere@post.example"
    const theirs = await addHirer({ name: "Kim Known", email })
    const vehicleId = await addVehicle({ regno: "KI 1", agencyId: served.people.otherAgency })
    await addBooking({ clientId: theirs, vehicleId, agencyId: served.people.otherAgency })
    const { alike } = await hirersOf("agency")
    expect(await alike({ query: { email } })).toEqual([])
    const ours = await enter({ name: "Kim Known", email, telephone: "0113 496 0000" })
    expect(ours).not.toBe(theirs)
    expect((await alike({ query: { email } })).map(({ id }) => id)).toEqual([ours])
    expect((await (await hirersOf("other-agency")).alike({ query: { email } })).map(({ id }) => id)).toEqual([
      theirs
    ])
    expect((await read(ours)).isCorrectable).toBe(true)
  })

  it("is corrected field by field: what is absent stays, null clears", async () => {
    const id = await enter({ ...nia, email: "nia@post.example", licence: { number: "NEW 9" } })
    expect(await correct(id, { name: "Nia Newer", version: 1 })).toEqual({ id, version: 2 })
    expect(await read(id)).toMatchObject({
      name: "Nia Newer",
      email: "nia@post.example",
      licence: { number: "NEW 9" }
    })
    await correct(id, { email: null, licence: null })
    const after = await read(id)
    expect([after.email, after.licence, after.version]).toEqual([undefined, {}, 3])
    expect((await found("nia newer")).map((one) => one.id)).toEqual([id])
    expect(await statusOf(correct(id, { name: null }))).toBe(400)
  })

  it("is corrected in their bookings as well: in the list, its search and what reports are about", async () => {
    const clientId = await enter({ ...nia, email: "mistyped@post.example" })
    const vehicleId = await addVehicle({ regno: "NI 3" })
    const { booking, conditionReport } = await clientOf("agency")
    const { id = 0 } = await booking.create(asked(vehicleId, { clientId }))
    await correct(clientId, { name: " Zoë  van der New ", email: "zoe@post.example" })
    const lines = async (searchCriteria: string) =>
      (await booking.list({ params: { page: 0, size: 10 }, query: { searchCriteria } })).content
    const line = { id, firstname: "Zoë", surname: "van der New", email: "zoe@post.example" }
    for (const search of ["van der new", "zoe@post"]) expect(await lines(search)).toMatchObject([line])
    expect(await lines("mistyped@post")).toEqual([])
    expect(await conditionReport.both({ params: { id }, query })).toMatchObject({
      subject: { hirerName: "Zoë van der New" }
    })
    await correct(clientId, { email: null })
    expect(await lines("van der new")).toMatchObject([{ id, email: "" }])
  })

  it("is not corrected by whoever saw an older version, and of two at once one wins", async () => {
    const id = await enter()
    const both = await Promise.all(
      ["One", "Two"].map((name) =>
        correct(id, { name, version: 1 }).then(
          () => 200,
          () => 409
        )
      )
    )
    expect(both.sort()).toEqual([200, 409])
    expect(await refusalOf(correct(id, { name: "Three", version: 1 }))).toMatchObject({
      status: 409,
      message: "Somebody else has changed this hirer meanwhile."
    })
  })

  it("keeps their own details where others know them or they have an account, in the same words", async () => {
    const shared = await enter()
    const vehicleId = await addVehicle({ regno: "SH 1", agencyId: served.people.otherAgency })
    await addBooking({ clientId: shared, vehicleId, agencyId: served.people.otherAgency })
    await addBooking({ vehicleId: await addVehicle({ regno: "SH 2" }) })
    for (const id of [shared, served.people.client]) {
      expect((await read(id)).isCorrectable).toBe(false)
      expect(await refusalOf(correct(id, { name: "Mallory" }))).toMatchObject({
        status: 400,
        violations: [{ message: keptByHirer }]
      })
      expect((await read(id)).name).not.toBe("Mallory")
    }
  })

  it("is refused in words where something is wrong, and nothing is kept of it", async () => {
    const before = await counted()
    const wrong = {
      name: "x".repeat(20_000),
      telephone: "12",
      email: "a@b, c@d.example",
      dateOfBirth: "2999-01-01",
      address: { postcode: "y".repeat(21) },
      licence: { expiryDate: "31/12/2030" }
    }
    expect(await refusalOf(enter(wrong))).toMatchObject({
      status: 400,
      violations: [
        { field: "name", message: "Name must be 100 characters or fewer" },
        { field: "email", message: "Enter an e-mail address, such as ada@post.example" },
        { field: "telephone" },
        { field: "dateOfBirth", message: "Date of birth must be in the past" },
        { field: "address.postcode" },
        { field: "licence.expiryDate" }
      ]
    })
    for (const payload of [
      {},
      { name: "\0", telephone: nia.telephone },
      { ...nia, name: 7 },
      { ...nia, address: "x" }
    ])
      expect(await statusOf(enter(payload))).toBe(400)
    expect(await counted()).toEqual(before)
  })

  it("takes any name for a text, but for what turns its letters round", async () => {
    const name = `<b>'); drop table clients; --</b> \u202e %_\\`
    const id = await enter({ ...nia, name })
    expect((await read(id)).name).toBe(name.replace("\u202e", ""))
    expect((await found("drop table")).map((one) => one.id)).toEqual([id])
  })

  it("finds nobody alike by what is no likeness", async () => {
    await enter({ ...nia, dateOfBirth: "1990-04-01" })
    const { alike } = await hirersOf("agency")
    for (const likeness of [
      {},
      { name: "Nia New" },
      { dateOfBirth: "1990-04-01" },
      { name: "Nia New", dateOfBirth: "1990-04-01' or true" },
      { name: "Nia New", dateOfBirth: "0000-04-01" },
      { email: "%" },
      { email: "" },
      { telephone: "+" },
      { email: "x".repeat(5_000) }
    ])
      expect(await alike({ query: likeness })).toEqual([])
    expect(await statusOf(alike({ query: { email: "\0" } }))).toBe(400)
  })
})

describeServed("Hirers alike", (served) => {
  const { hirersOf } = hirersAt(served)

  /** Records that hold each side of the cases, and one who is like nobody. */
  const enterAll = async () => {
    const { create } = await hirersOf("agency")
    const people = likenesses.flatMap(([, , one, other]) => [one, other])
    const rows = people.map(({ name = "Nobody", telephone = "", email = "", dateOfBirth = null }) => ({
      name,
      telephone,
      email,
      dateOfBirth
    }))
    await create({ query, payload: nia })
    await served.query(async (db) => {
      const entered = await db.insertInto("clients").values(rows).returning("id").execute()
      const agencyId = served.people.agency
      await db
        .insertInto("agencyHirers")
        .values(entered.map(({ id }) => ({ agencyId, clientId: id, bookings: 0, entered: true })))
        .execute()
    })
    return rows
  }

  it("are those whom the rule calls alike", async () => {
    const rows = await enterAll()
    const { alike, list } = await hirersOf("agency")
    const { content } = await list({ params: { page: 0, size: 100 }, query })
    expect(content).toHaveLength(rows.length + 1)
    for (const asked of rows) {
      const likeness: Likeness = { ...asked, dateOfBirth: asked.dateOfBirth ?? undefined }
      const wanted = content.filter((one) => areAlike(one, likeness)).map(({ id }) => id)
      const told = (await alike({ query: likeness })).map(({ id }) => id)
      expect(wanted.length, JSON.stringify(asked)).toBeGreaterThanOrEqual(told.length)
      expect(
        told.every((id) => wanted.includes(id)),
        JSON.stringify(asked)
      ).toBe(true)
      expect(told, JSON.stringify(asked)).toHaveLength(Math.min(wanted.length, 5))
    }
  })

  it("is one of two that are entered at once under one key", async () => {
    const { create, alike } = await hirersOf("agency")
    const payload = { name: "Una Once", telephone: "0161 496 0077" }
    const idempotencyKey = crypto.randomUUID()
    const both = await Promise.all([1, 2].map(() => create({ query, payload }, { idempotencyKey })))
    expect(both[0]).toEqual(both[1])
    expect(await alike({ query: { telephone: payload.telephone } })).toHaveLength(1)
  })
})
