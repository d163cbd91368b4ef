import { expect, it } from "vitest"
import { details } from "../vehicle/details.ts"
import { describeHostile, violation } from "./describeHostile.ts"

describeHostile("questions about a fleet", ({ target, ask, promote, placeOf, addVehicle }, served) => {
  it("refuses two rates for the same days, of which one would not be charged", async () => {
    const rates = [45, 90].map((rate) => ({ weekDay: "MTF", rate }))
    const vehicle = {
      ...details(await placeOf(target.vehicleId), { regno: "TW02 RAT" }),
      vehicleRates: rates
    }
    expect(await ask("POST", "/vehicle", vehicle)).toMatchObject(violation("vehicleRates"))
  })

  it("refuses filters that nobody can look through, in a promotion and in its preview", async () => {
    const filters: ReadonlyArray<readonly [field: string, vehicleFilter: object]> = [
      ["vehicleFilter", { names: Array(1001).fill("Ford") }],
      ["vehicleFilter", { models: ["x".repeat(256)] }],
      ["nameOperator", { names: ["Ford"], nameOperator: "toString" }],
      ["nameOperator", { nameOperator: "__proto__" }],
      ["locationOperator", { locationOperator: "x".repeat(50_000) }]
    ]
    for (const [field, vehicleFilter] of filters) {
      const named = JSON.stringify(vehicleFilter).slice(0, 80)
      expect(await promote({ vehicleFilter }), named).toMatchObject(violation("vehicleFilter"))
      expect(await ask("POST", "/vehicle-choice/filtered", vehicleFilter), named).toMatchObject(
        violation(field)
      )
    }
    expect((await promote({ vehicleFilter: { names: ["Ford"], nameOperator: null } })).status).toBe(200)
  })

  it("shows nothing of another fleet, whatever a filter names", async () => {
    const foreign = await addVehicle({ regno: "FO11 EIG", agencyId: served.people.otherAgency })
    const foreignPlace = await placeOf(foreign)
    for (const filter of [
      { agencyId: served.people.otherAgency },
      { agencyId: served.people.otherAgency, vehicleIds: [foreign] },
      { locationIds: [foreignPlace] },
      { vehicleIds: [-1], vehicleOperator: "NOT_IN" }
    ]) {
      const { status, body } = await ask("POST", "/vehicle-choice/filtered?size=1000", filter)
      expect(status).toBe(200)
      expect(body.content.map(({ id }: { id: number }) => id)).not.toContain(foreign)
    }
    const vehicle = details(foreignPlace, { regno: "NO1 MINE" })
    expect(await ask("POST", "/vehicle", vehicle)).toMatchObject(violation("location"))
  })
})
