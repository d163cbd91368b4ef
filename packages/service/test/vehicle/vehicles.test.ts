import type { Vehicle } from "@crewfleet/sdk"
import { makeClient } from "@crewfleet/sdk/promise"
import { beforeAll, expect, it } from "vitest"
import { pngOf } from "../agency/pngOf.ts"
import { describeServed } from "../servedOnBoth.ts"
import { inWordsOf, refusalOf, statusOf } from "../session/inWordsOf.ts"
import { details } from "./someVehicle.ts"

const query = {}
const png = (size = 100) => new Blob([pngOf(size)], { type: "image/png" })
const photo = (content: Blob = png()) => {
  const form = new FormData()
  form.set("file", content, "photo.png")
  return form
}

describeServed("Vehicles", (served) => {
  const { signIn } = inWordsOf(served)
  let plates = 0
  const newPlate = () => `AA${String(++plates).padStart(2, "0")} BCD`

  const clientOf = async (name: string) => {
    const { access_token: accessToken } = await signIn(name)
    const session = { current: () => ({ accessToken }) as never, renew: () => {}, end: () => {} }
    return makeClient({ baseUrl: served.url, session })
  }
  type Client = Awaited<ReturnType<typeof clientOf>>
  let agency: Client
  let other: Client
  let admin: Client
  let place = 0

  beforeAll(async () => {
    agency = await clientOf("agency")
    other = await clientOf("other-agency")
    admin = await clientOf("admin")
    const payload = { name: "Station", city: "Leeds", country: "United Kingdom" }
    place = (await agency.vehicle.addLocation({ query, payload })).id
  })

  const create = (given: Parameters<typeof details>[1] = {}) =>
    agency.vehicle.create({ query, payload: details(place, { regno: newPlate(), ...given }) })
  const addPhoto = ({ id }: Vehicle, content?: Blob) =>
    agency.vehicle.addPhoto({ params: { id }, query, payload: photo(content) as never })
  const move = (client: Client, to: "submit" | "withdraw" | "reinstate" | "approve", vehicle: Vehicle) =>
    client.vehicle[to]({ params: { id: vehicle.id }, query, payload: { version: vehicle.version } })
  const reject = (vehicle: Vehicle, reason: string) =>
    admin.vehicle.reject({ params: { id: vehicle.id }, query, payload: { version: vehicle.version, reason } })
  const update = (vehicle: Vehicle, given: Parameters<typeof details>[1]) =>
    agency.vehicle.update({
      params: { id: vehicle.id },
      query,
      payload: details(place, { regno: vehicle.regno ?? "", version: vehicle.version, ...given })
    })
  const active = async () => {
    const vehicle = await create()
    await addPhoto(vehicle)
    return move(admin, "approve", await move(agency, "submit", vehicle))
  }

  it("keeps a new vehicle as a draft, its plate as it is written on the road", async () => {
    const vehicle = await agency.vehicle.create({ query, payload: details(place) })
    expect(vehicle).toMatchObject({
      regno: "YK24 HBN",
      type: "HATCHBACK",
      excessMileageRate: 0.25,
      depositAmt: 150,
      location: { id: place, name: "Station", city: "Leeds" },
      vehicleRates: [
        { weekDay: "MTF", rate: 42.5 },
        { weekDay: "SUN", rate: 40 }
      ],
      mainPhoto: null,
      photos: [],
      status: "DRAFT",
      agency: { id: served.town.agency, name: "Northgate Rentals", baseCurrency: "GBP" },
      version: 1
    })
    expect(await agency.vehicle.byId({ params: { id: vehicle.id }, query })).toEqual(vehicle)
  })

  it("names every field that is wrong in the words of the form, at its place on the wire", async () => {
    const wrong = details(place, {
      name: " ",
      regno: "?",
      doors: 4.5,
      depositAmt: 1.005,
      vehicleRates: [
        { weekDay: "SAT", rate: 0 },
        { weekDay: "MON", rate: 1 }
      ]
    })
    expect(await refusalOf(agency.vehicle.create({ query, payload: wrong }))).toMatchObject({
      status: 400,
      violations: [
        { field: "name", message: "Enter the make" },
        { field: "regno", message: "Registration number must be 2 to 10 letters and numbers, like YK24 HBN" },
        { field: "doors", message: "Doors must be a whole number" },
        { field: "vehicleRates.MTF", message: "Enter the rate for Monday to Friday" },
        { field: "vehicleRates.SAT", message: "Saturday rate must be more than 0" },
        { field: "depositAmt", message: "Deposit must be an amount of money, like 45 or 45.50" },
        { field: "vehicleRates", message: "Rates are for MTF, SAT, SUN, one for each" }
      ]
    })
    for (const id of [999_999, 9_999_999_999]) {
      const payload = details(id, { regno: newPlate() })
      expect(await refusalOf(agency.vehicle.create({ query, payload }))).toMatchObject({
        violations: [{ field: "location.id", message: "Select where the vehicle is picked up" }]
      })
    }
  })

  it("takes a plate once, however it is written and however many try at once", async () => {
    const spellings = ["ab12 cde", "AB12CDE", "ab-12-cde", " AB12  CDE "]
    const refusals = await Promise.all(spellings.map((regno) => refusalOf(create({ regno }))))
    expect(refusals.filter((refusal) => refusal === undefined)).toHaveLength(1)
    for (const refusal of refusals.filter(Boolean))
      expect(refusal).toMatchObject({
        status: 400,
        violations: [{ field: "regno", message: "There is a vehicle with this registration number already" }]
      })
  })

  it("saves an edit of the version that is there, and refuses one of an older version", async () => {
    const vehicle = await create()
    const edited = await update(vehicle, { color: "Green", vehicleRates: [{ weekDay: "MTF", rate: 50 }] })
    expect(edited).toMatchObject({ color: "Green", vehicleRates: [{ weekDay: "MTF", rate: 50 }], version: 2 })
    expect(await refusalOf(update(vehicle, { color: "Red" }))).toMatchObject({
      status: 409,
      message: "Somebody else has changed this vehicle meanwhile."
    })
    const answers = await Promise.all(
      ["Red", "Grey", "Pink"].map((color) => statusOf(update(edited, { color })))
    )
    expect(answers.toSorted()).toEqual([409, 409, undefined])
    expect((await update({ ...vehicle, version: undefined }, { color: "White" })).color).toBe("White")
  })

  it("leads a vehicle from draft to the road, with everyone who moved it written down", async () => {
    const vehicle = await create()
    expect(await refusalOf(move(agency, "submit", vehicle))).toMatchObject({
      status: 400,
      violations: [{ field: "status", message: "Add at least one photo" }]
    })
    await addPhoto(vehicle)
    const submitted = await move(agency, "submit", vehicle)
    expect(submitted.status).toBe("AWAITING_APPROVAL")
    expect(await refusalOf(reject(submitted, " "))).toMatchObject({
      violations: [{ field: "reason", message: "Enter why the vehicle is rejected" }]
    })
    const rejected = await reject(submitted, " The plate cannot be read ")
    expect(rejected).toMatchObject({ status: "REJECTED", rejectionReason: "The plate cannot be read" })
    const again = await move(agency, "submit", rejected)
    const approved = await move(admin, "approve", again)
    expect(approved).toMatchObject({ status: "ACTIVE", rejectionReason: null })
    const withdrawn = await move(agency, "withdraw", approved)
    expect(withdrawn.status).toBe("INACTIVE")
    expect((await move(agency, "reinstate", withdrawn)).status).toBe("ACTIVE")

    const changes = await served.query((db) =>
      db
        .selectFrom("changes")
        .innerJoin("users", "users.id", "userId")
        .where("kind", "=", "vehicle")
        .where("subjectId", "=", vehicle.id)
        .select(["event", "fromStatus", "toStatus", "reason", "users.userType"])
        .orderBy("changes.id")
        .execute()
    )
    expect(
      changes.map(({ event, toStatus, reason, userType }) => [event, toStatus, reason, userType])
    ).toEqual([
      ["vehicle.created", "DRAFT", null, "AGENCY"],
      ["vehicle.submitted", "AWAITING_APPROVAL", null, "AGENCY"],
      ["vehicle.rejected", "REJECTED", "The plate cannot be read", "ADMIN"],
      ["vehicle.submitted", "AWAITING_APPROVAL", null, "AGENCY"],
      ["vehicle.approved", "ACTIVE", null, "ADMIN"],
      ["vehicle.withdrawn", "INACTIVE", null, "AGENCY"],
      ["vehicle.reinstated", "ACTIVE", null, "AGENCY"]
    ])
  })

  it("lets one of two admins decide, and tells the other what the vehicle is now", async () => {
    const vehicle = await create()
    await addPhoto(vehicle)
    const submitted = await move(agency, "submit", vehicle)
    const refusals = await Promise.all([
      refusalOf(move(admin, "approve", { ...submitted, version: null })),
      refusalOf(reject({ ...submitted, version: null }, "Too old"))
    ])
    expect(refusals.filter(Boolean)).toMatchObject([
      { status: 409, message: /status is (ACTIVE|REJECTED) now/ }
    ])
    expect(await statusOf(move(agency, "submit", vehicle))).toBe(409)
  })

  it("does not let an admin approve what the agency has changed since", async () => {
    const vehicle = await create()
    await addPhoto(vehicle)
    const submitted = await move(agency, "submit", vehicle)
    const edited = await update(submitted, { color: "Green" })
    expect(edited.status).toBe("AWAITING_APPROVAL")
    expect(await statusOf(move(admin, "approve", submitted))).toBe(409)
    expect((await move(admin, "approve", edited)).status).toBe("ACTIVE")
  })

  it("asks for a new approval when the edit makes it another vehicle, and for none otherwise", async () => {
    const vehicle = await active()
    const dearer = await update(vehicle, { vehicleRates: [{ weekDay: "MTF", rate: 99 }], color: "Black" })
    expect(dearer.status).toBe("ACTIVE")
    expect((await update(dearer, { model: "Mondeo" })).status).toBe("AWAITING_APPROVAL")
    const withdrawn = await move(agency, "withdraw", await active())
    expect((await update(withdrawn, { regno: newPlate() })).status).toBe("DRAFT")
  })

  it("keeps photos in their order, the first as the main one, and never more than twelve", async () => {
    const vehicle = await create()
    const answers = await Promise.all(Array.from({ length: 14 }, () => refusalOf(addPhoto(vehicle))))
    expect(answers.filter(Boolean)).toHaveLength(2)
    expect(answers.find(Boolean)).toMatchObject({
      violations: [{ field: "file", message: "A vehicle can have 12 photos. Remove one to add another" }]
    })
    const { photos = [], mainPhoto } = await agency.vehicle.byId({ params: { id: vehicle.id }, query })
    expect(photos).toHaveLength(12)
    expect(mainPhoto).toBe(photos?.[0]?.url)
    const ids = photos?.map(({ id }) => id).toReversed() ?? []
    const order = (ids: ReadonlyArray<string>) =>
      agency.vehicle.orderPhotos({ params: { id: vehicle.id }, query, payload: { ids } })
    const turned = await order(ids)
    expect(turned.photos?.map(({ id }) => id)).toEqual(ids)
    expect(turned.mainPhoto).toBe(`/files/${ids[0]}`)
    expect(await statusOf(order(ids.slice(1)))).toBe(409)
    expect(await statusOf(order([...ids.slice(1), ids[1] ?? ""]))).toBe(409)

    const remove = (photoId = "") =>
      agency.vehicle.removePhoto({ params: { id: vehicle.id, photoId }, query })
    const [first = "", second = ""] = ids
    const both = await Promise.all([remove(first), remove(second)])
    expect(both.map(({ photos }) => photos?.length).toSorted()).toEqual([10, 11])
    expect((await fetch(`${served.url}/files/${first}`)).status).toBe(404)
    expect((await fetch(`${served.url}/files/${ids[2]}`)).headers.get("content-type")).toBe("image/png")
    expect(await statusOf(remove(first))).toBe(404)
    expect(await statusOf(remove("../../etc"))).toBe(404)
  })

  it("takes no photo that is none, and leaves the last one to a vehicle that was sent for approval", async () => {
    const vehicle = await active()
    const text = new Blob(["Dear agency"], { type: "image/png" })
    expect(await refusalOf(addPhoto(vehicle, text))).toMatchObject({
      status: 400,
      violations: [{ field: "file" }]
    })
    const { photos } = await agency.vehicle.byId({ params: { id: vehicle.id }, query })
    const photoId = photos?.[0]?.id ?? ""
    expect(
      await refusalOf(agency.vehicle.removePhoto({ params: { id: vehicle.id, photoId }, query }))
    ).toMatchObject({ status: 409, message: /must keep at least one photo/ })
  })

  it("never has a vehicle without a photo await approval, whatever happens at once", async () => {
    for (let round = 0; round < 5; round++) {
      const vehicle = await addPhoto(await create())
      const params = { id: vehicle.id, photoId: vehicle.photos?.[0]?.id ?? "" }
      await Promise.all([
        refusalOf(move(agency, "submit", vehicle)),
        refusalOf(agency.vehicle.removePhoto({ params, query }))
      ])
      const { status, photos } = await agency.vehicle.byId({ params: { id: vehicle.id }, query })
      expect([status, photos?.length]).toEqual(status === "DRAFT" ? ["DRAFT", 0] : ["AWAITING_APPROVAL", 1])
    }
  })

  it("hides another agency's vehicles, photos and places", async () => {
    const vehicle = await addPhoto(await create())
    const params = { id: vehicle.id }
    const photoId = vehicle.photos?.[0]?.id ?? ""
    const theirs = (
      await other.vehicle.addLocation({ query, payload: { name: "Pier", city: "Hull", country: "UK" } })
    ).id
    const attempts = [
      () => other.vehicle.byId({ params, query }),
      () => other.vehicle.update({ params, query, payload: details(theirs) }),
      () => other.vehicle.addPhoto({ params, query, payload: photo() as never }),
      () => other.vehicle.orderPhotos({ params, query, payload: { ids: [photoId] } }),
      () => other.vehicle.removePhoto({ params: { ...params, photoId }, query }),
      () => move(other, "submit", vehicle),
      () =>
        other.vehicle.updateLocation({
          params: { id: place },
          query,
          payload: { name: "Mine", city: "Hull", country: "UK" }
        })
    ]
    for (const attempt of attempts) expect(await statusOf(attempt())).toBe(404)
    expect(await refusalOf(other.vehicle.create({ query, payload: details(place) }))).toMatchObject({
      violations: [{ field: "location.id" }]
    })
    const list = await other.vehicle.list({ query: {} })
    expect(list.content).toEqual([])
    expect(list.totalElements).toBe(0)
  })

  it("finds vehicles by maker, model and plate in either spelling, and counts what it finds", async () => {
    await create({ name: "Skoda", model: "Octavia 100%_", regno: "zz99 zzy" })
    const search = async (text: string) => {
      const { content, totalElements } = await agency.vehicle.list({ query: { query: text } })
      expect(totalElements).toBe(content.length)
      return content.map(({ regno }) => regno)
    }
    for (const text of ["skoda octavia", "ZZ99 ZZY", "zz99zzy", "100%_", " octav "])
      expect(await search(text), text).toEqual(["ZZ99 ZZY"])
    expect(await search("%%%")).toEqual([])
  })

  it("lists page by page and by status, and counts without looking at every vehicle", async () => {
    const count = async (client: Client, statuses?: string) =>
      (await client.vehicle.list({ query: { statuses, size: 1 } })).totalElements
    const all = await agency.vehicle.list({ query: { size: 1000, direction: "ASC" } })
    expect(all.totalElements).toBe(all.content.length)
    expect(all.content.map(({ id }) => id)).toEqual(all.content.map(({ id }) => id).toSorted((a, b) => a - b))
    const drafts = all.content.filter(({ status }) => status === "DRAFT").length
    const onTheRoad = all.content.filter(({ status }) => status === "ACTIVE").length
    expect(await count(agency, "DRAFT")).toBe(drafts)
    expect(await count(agency, "DRAFT,ACTIVE")).toBe(drafts + onTheRoad)
    expect(await count(admin)).toBe(all.content.length)
    const second = await agency.vehicle.list({ query: { size: 2, page: 1, direction: "ASC" } })
    expect(second.content.map(({ id }) => id)).toEqual(all.content.slice(2, 4).map(({ id }) => id))
    expect(await statusOf(agency.vehicle.list({ query: { statuses: "SOLD" } }))).toBe(400)
    expect(await statusOf(agency.vehicle.list({ query: { size: 0 } }))).toBe(400)
  })
})
