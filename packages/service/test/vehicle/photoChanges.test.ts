import type { Vehicle } from "@crewfleet/sdk"
import { expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { statusOf } from "../session/inWordsOf.ts"
import { fleetOf } from "./fleetOf.ts"

const query = {}

describeServedOnce("A vehicle whose photos change", (served) => {
  const { people, create, addPhoto, move, reject, read, update, active } = fleetOf(served)
  const ids = ({ photos }: Vehicle) => photos?.map(({ id }) => id) ?? []
  const order = (vehicle: Vehicle, ids: ReadonlyArray<string>) =>
    people.agency.vehicle.orderPhotos({ params: { id: vehicle.id }, query, payload: { ids } })
  const remove = (vehicle: Vehicle, photoId = "") =>
    people.agency.vehicle.removePhoto({ params: { id: vehicle.id, photoId }, query })
  const submitted = async () => {
    const vehicle = await addPhoto(await addPhoto(await create()))
    return move(people.agency, "submit", vehicle)
  }

  it.each([
    ["added", (vehicle: Vehicle) => addPhoto(vehicle)],
    ["removed", (vehicle: Vehicle) => remove(vehicle, ids(vehicle)[1])],
    ["made the main one", (vehicle: Vehicle) => order(vehicle, ids(vehicle).toReversed())]
  ])("is not decided on by an admin who has not seen that one was %s", async (_, change) => {
    const vehicle = await submitted()
    const changed = await change(vehicle)
    expect(await statusOf(move(people.admin, "approve", vehicle))).toBe(409)
    expect(await statusOf(reject(vehicle, "Too old"))).toBe(409)
    expect(await read(vehicle)).toMatchObject({ status: "AWAITING_APPROVAL", version: changed.version })
    expect((await move(people.admin, "approve", changed)).status).toBe("ACTIVE")
  })

  it("is saved and led on by an agency that changes its photos while it has the form open", async () => {
    const vehicle = await create()
    await addPhoto(vehicle)
    const saved = await update(vehicle, { color: "Green" })
    await addPhoto(vehicle)
    expect((await move(people.agency, "submit", saved)).status).toBe("AWAITING_APPROVAL")
    const onTheRoad = await active()
    await addPhoto(onTheRoad)
    expect((await move(people.agency, "withdraw", onTheRoad)).status).toBe("INACTIVE")
  })

  it("still conflicts where something else was changed beside the photos", async () => {
    const vehicle = await create()
    await addPhoto(vehicle)
    await update(vehicle, { color: "Green" })
    await addPhoto(vehicle)
    expect(await statusOf(update(vehicle, { color: "Red" }))).toBe(409)
    expect(await statusOf(move(people.agency, "submit", vehicle))).toBe(409)
    const approved = await active()
    const withdrawn = await move(people.agency, "withdraw", approved)
    await addPhoto(approved)
    expect(await statusOf(update(approved, { color: "Red" }))).toBe(409)
    expect(await statusOf(update({ ...withdrawn, version: 99 }, { color: "Red" }))).toBe(409)
  })

  it("counts no change where the photos stay in their order", async () => {
    const vehicle = await submitted()
    expect((await order(vehicle, ids(vehicle))).version).toBe(vehicle.version)
    expect(await statusOf(move(people.admin, "approve", vehicle))).toBeUndefined()
  })
})
