import { expect, it } from "vitest"
import { describeServed } from "../servedOnBoth.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { details } from "./details.ts"
import { fleetOf } from "./fleetOf.ts"

const query = {}

describeServed("Vehicles that are described", (served) => {
  const { people, create, move, update, active, historyOf, newPlate } = fleetOf(served)

  it("keeps a new vehicle as a draft, its plate as it is written on the road", async () => {
    const vehicle = await people.agency.vehicle.create({ query, payload: details(people.place) })
    expect(vehicle).toMatchObject({
      regno: "YK24 HBN",
      type: "HATCHBACK",
      excessMileageRate: 0.25,
      depositAmt: 150,
      location: { id: people.place, name: "Station", city: "Leeds" },
      vehicleRates: [
        { weekDay: "MTF", rate: 42.5 },
        { weekDay: "SUN", rate: 40 }
      ],
      photos: [],
      status: "DRAFT",
      agency: { id: served.people.agency, name: "Northgate Rentals", baseCurrency: "GBP" },
      version: 1
    })
    expect(await people.agency.vehicle.byId({ params: { id: vehicle.id }, query })).toEqual(vehicle)
  })

  it("names every field that is wrong in the words of the form, at its place on the wire", async () => {
    const wrong = details(people.place, {
      name: " ",
      regno: "?",
      doors: 4.5,
      depositAmt: 1.005,
      vehicleRates: [
        { weekDay: "SAT", rate: 0 },
        { weekDay: "MON", rate: 1 }
      ]
    })
    expect(await refusalOf(people.agency.vehicle.create({ query, payload: wrong }))).toMatchObject({
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
      expect(await refusalOf(people.agency.vehicle.create({ query, payload }))).toMatchObject({
        violations: [{ field: "location", message: "Select where the vehicle is picked up" }]
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

  it("asks for a new approval when the edit makes it another vehicle, and for none otherwise", async () => {
    const vehicle = await active()
    const dearer = await update(vehicle, { vehicleRates: [{ weekDay: "MTF", rate: 99 }], color: "Black" })
    expect(dearer.status).toBe("ACTIVE")
    expect((await update(dearer, { model: "Mondeo" })).status).toBe("AWAITING_APPROVAL")
    const withdrawn = await move(people.agency, "withdraw", await active())
    expect((await update(withdrawn, { regno: newPlate() })).status).toBe("DRAFT")
    expect((await historyOf(vehicle)).slice(3)).toEqual([
      { event: "vehicle.updated", toStatus: "ACTIVE", reason: null, userType: "AGENCY" },
      { event: "identity.changed", toStatus: "AWAITING_APPROVAL", reason: null, userType: "AGENCY" }
    ])
  })
})
