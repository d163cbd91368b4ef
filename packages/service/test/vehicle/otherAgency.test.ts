import { expect, it } from "vitest"
import { describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf, statusOf } from "../session/inWordsOf.ts"
import { details } from "./details.ts"
import { fleetOf, photo } from "./fleetOf.ts"

const query = {}

describeServedOnce("What is another agency's", (served) => {
  const { people, create, addPhoto, move } = fleetOf(served)

  it("hides another agency's vehicles, photos and places", async () => {
    const vehicle = await addPhoto(await create())
    const params = { id: vehicle.id }
    const photoId = vehicle.photos?.[0]?.id ?? ""
    const theirs = (
      await people.other.vehicle.addLocation({
        query,
        payload: { name: "Pier", city: "Hull", country: "UK" }
      })
    ).id
    const attempts = [
      () => people.other.vehicle.byId({ params, query }),
      () => people.other.vehicle.update({ params, query, payload: details(theirs) }),
      () => people.other.vehicle.addPhoto({ params, query, payload: photo() }),
      () => people.other.vehicle.orderPhotos({ params, query, payload: { ids: [photoId] } }),
      () => people.other.vehicle.removePhoto({ params: { ...params, photoId }, query }),
      () => move(people.other, "submit", vehicle),
      () =>
        people.other.vehicle.updateLocation({
          params: { id: people.place },
          query,
          payload: { name: "Mine", city: "Hull", country: "UK" }
        })
    ]
    for (const attempt of attempts) expect(await statusOf(attempt())).toBe(404)
    expect(
      await refusalOf(people.other.vehicle.create({ query, payload: details(people.place) }))
    ).toMatchObject({
      violations: [{ field: "location" }]
    })
    const list = await people.other.vehicle.list({ query: {} })
    expect(list.content).toEqual([])
    expect(list.totalElements).toBe(0)
  })
})
