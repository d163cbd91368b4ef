import type { LocationDetails, VehicleLocation } from "@crewfleet/sdk"
import { expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { fleetOf } from "./fleetOf.ts"

const query = {}
const pier: LocationDetails = { name: "Pier", city: "Hull", country: "UK" }

describeServedOnce("The places of an agency", (served) => {
  const { people } = fleetOf(served)
  const add = (payload: LocationDetails) => people.agency.vehicle.addLocation({ query, payload })
  const update = ({ id }: VehicleLocation, payload: LocationDetails) =>
    people.agency.vehicle.updateLocation({ params: { id }, query, payload })

  it("keeps places by name, each name once for an agency", async () => {
    const payload = {
      name: " Airport ",
      firstLine: " ",
      city: "Leeds",
      postalCode: "LS19 7TU",
      country: "UK"
    }
    const airport = await add(payload)
    expect(airport).toMatchObject({ name: "Airport", postalCode: "LS19 7TU", version: 1 })
    expect(airport).not.toHaveProperty("firstLine")
    expect(await refusalOf(add(payload))).toMatchObject({
      violations: [{ field: "name", message: "There is a location with this name already" }]
    })
    const rename = (name: string) => update(airport, { ...payload, name })
    expect((await rename("Terminal")).name).toBe("Terminal")
    expect(await statusOf(rename("Station"))).toBe(400)
    expect(await statusOf(rename(""))).toBe(400)
    const { content, totalElements } = await people.agency.vehicle.locations({ query: {} })
    expect(content.map(({ name }) => name)).toEqual(["Station", "Terminal"])
    expect(totalElements).toBe(2)
  })

  it("saves an edit of the version that is there, and refuses one of an older version", async () => {
    const desk = await add({ ...pier, name: "Desk" })
    const moved = await update(desk, { ...pier, name: "Desk", city: "York", version: desk.version })
    expect(moved).toMatchObject({ city: "York", version: 2 })
    expect(await refusalOf(update(desk, { ...pier, name: "Desk", version: desk.version }))).toMatchObject({
      status: 409,
      message: "Somebody else has changed this location meanwhile."
    })
    const answers = await Promise.all(
      ["Hull", "Whitby", "Bath"].map((city) =>
        statusOf(update(moved, { ...pier, name: "Desk", city, version: moved.version }))
      )
    )
    expect(answers.toSorted()).toEqual([409, 409, undefined])
    const { id } = desk
    expect(await people.agency.vehicle.locationById({ params: { id }, query })).toMatchObject({ version: 3 })
  })

  it("hides a place from another agency", async () => {
    const params = { id: people.place }
    expect(await statusOf(people.other.vehicle.locationById({ params, query }))).toBe(404)
    expect(await statusOf(people.other.vehicle.updateLocation({ params, query, payload: pier }))).toBe(404)
    expect(await statusOf(people.agency.vehicle.locationById({ params: { id: 9_999_999_999 }, query }))).toBe(
      404
    )
    const { content } = await people.other.vehicle.locations({ query: {} })
    expect(content).toEqual([])
  })
})
