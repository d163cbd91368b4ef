import type { PromiseClient } from "@crewfleet/sdk"
import type { VehicleStatusCode } from "@crewfleet/sdk/rules"
import { expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { statusOf } from "../session/inWordsOf.ts"
import { fleetOf } from "./fleetOf.ts"

describeServedOnce("The list of vehicles", (served) => {
  const { people, create, submitted, active } = fleetOf(served)

  it("finds vehicles by maker, model and plate in either spelling, and counts what it finds", async () => {
    await create({ name: "Skoda", model: "Octavia 100%_", regno: "zz99 zzy" })
    const search = async (text: string) => {
      const { content, totalElements } = await people.agency.vehicle.list({ query: { query: text } })
      expect(totalElements).toBe(content.length)
      return content.map(({ regno }) => regno)
    }
    for (const text of ["skoda octavia", "ZZ99 ZZY", "zz99zzy", "100%_", " octav "])
      expect(await search(text), text).toEqual(["ZZ99 ZZY"])
    expect(await search("%%%")).toEqual([])
  })

  it("lists page by page and by status, and counts without looking at every vehicle", async () => {
    for (const make of [create, active, submitted, create, active]) await make()
    const count = async (client: PromiseClient, ...statuses: ReadonlyArray<VehicleStatusCode>) =>
      (await client.vehicle.list({ query: { statuses, size: 1 } })).totalElements
    const all = await people.agency.vehicle.list({ query: { size: 1000, direction: "ASC" } })
    expect(all.totalElements).toBe(all.content.length)
    expect(all.content.map(({ id }) => id)).toEqual(all.content.map(({ id }) => id).toSorted((a, b) => a - b))
    const drafts = all.content.filter(({ status }) => status === "DRAFT").length
    const onTheRoad = all.content.filter(({ status }) => status === "ACTIVE").length
    expect(Math.min(drafts, onTheRoad)).toBeGreaterThan(1)
    expect(await count(people.agency, "DRAFT")).toBe(drafts)
    expect(await count(people.agency, "DRAFT", "ACTIVE")).toBe(drafts + onTheRoad)
    expect(await count(people.admin)).toBe(all.content.length)
    const second = await people.agency.vehicle.list({ query: { size: 2, page: 1, direction: "ASC" } })
    expect(second.content.map(({ id }) => id)).toEqual(all.content.slice(2, 4).map(({ id }) => id))
    expect(await statusOf(people.agency.vehicle.list({ query: { statuses: ["SOLD" as never] } }))).toBe(400)
    expect(await statusOf(people.agency.vehicle.list({ query: { size: 0 } }))).toBe(400)
  })
})
