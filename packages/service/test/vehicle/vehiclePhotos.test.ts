import { expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { fleetOf } from "./fleetOf.ts"

const query = {}

describeServedOnce("The photos of a vehicle", (served) => {
  const { people, create, addPhoto, move, active } = fleetOf(served)

  it("keeps photos in their order, the first as the main one, and never more than twelve", async () => {
    const vehicle = await create()
    const answers = await Promise.all(Array.from({ length: 14 }, () => refusalOf(addPhoto(vehicle))))
    expect(answers.filter(Boolean)).toHaveLength(2)
    expect(answers.find(Boolean)).toMatchObject({
      violations: [{ field: "file", message: "A vehicle can have 12 photos. Remove one to add another" }]
    })
    const { photos = [], mainPhoto } = await people.agency.vehicle.byId({ params: { id: vehicle.id }, query })
    expect(photos).toHaveLength(12)
    expect(mainPhoto).toBe(photos?.[0]?.url)
    const ids = photos?.map(({ id }) => id).toReversed() ?? []
    const order = (ids: ReadonlyArray<string>) =>
      people.agency.vehicle.orderPhotos({ params: { id: vehicle.id }, query, payload: { ids } })
    const turned = await order(ids)
    expect(turned.photos?.map(({ id }) => id)).toEqual(ids)
    expect(turned.mainPhoto).toBe(`/files/${ids[0]}`)
    expect(await statusOf(order(ids.slice(1)))).toBe(409)
    expect(await statusOf(order([...ids.slice(1), ids[1] ?? ""]))).toBe(409)

    const remove = (photoId = "") =>
      people.agency.vehicle.removePhoto({ params: { id: vehicle.id, photoId }, query })
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
    const text = new TextEncoder().encode("Dear agency")
    expect(await refusalOf(addPhoto(vehicle, text))).toMatchObject({
      status: 400,
      violations: [{ field: "file" }]
    })
    const { photos } = await people.agency.vehicle.byId({ params: { id: vehicle.id }, query })
    const photoId = photos?.[0]?.id ?? ""
    expect(
      await refusalOf(people.agency.vehicle.removePhoto({ params: { id: vehicle.id, photoId }, query }))
    ).toMatchObject({ status: 409, message: /must keep at least one photo/ })
  })

  it("never has a vehicle without a photo await approval, whatever happens at once", async () => {
    for (let round = 0; round < 5; round++) {
      const vehicle = await addPhoto(await create())
      const params = { id: vehicle.id, photoId: vehicle.photos?.[0]?.id ?? "" }
      await Promise.all([
        refusalOf(move(people.agency, "submit", vehicle)),
        refusalOf(people.agency.vehicle.removePhoto({ params, query }))
      ])
      const { status, photos } = await people.agency.vehicle.byId({ params: { id: vehicle.id }, query })
      expect([status, photos?.length]).toEqual(status === "DRAFT" ? ["DRAFT", 0] : ["AWAITING_APPROVAL", 1])
    }
  })
})
