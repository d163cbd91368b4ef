import { randomUUID } from "node:crypto"
import { expect, it } from "vitest"
import { minutesAfter } from "../../src/time/now.ts"
import { describeServedOnce } from "../servedOnBoth.ts"
import { refusalOf } from "../session/inWordsOf.ts"
import { fleetOf } from "./fleetOf.ts"

describeServedOnce("The photos of a vehicle that is not entered yet", (served) => {
  const { people, create, update, addPhoto, uploadPhoto } = fleetOf(served)
  const uploads = async (count: number) => {
    const ids: Array<string> = []
    for (let index = 0; index < count; index += 1) ids.push((await uploadPhoto()).id)
    return ids
  }
  const gone = (number: number) => ({
    violations: [
      {
        field: "photoIds",
        message: `Photo ${number} is not there any more. Remove it, and choose it again`
      }
    ]
  })

  it("become the vehicle's in their order once it is entered, and stay", async () => {
    const ids = (await uploads(3)).toReversed()
    const vehicle = await create({ photoIds: ids })
    expect(vehicle.photos?.map(({ id }) => id)).toEqual(ids)
    expect(vehicle.mainPhoto).toBe(`/files/${ids[0]}`)
    const kept = await served.query((db) =>
      db.selectFrom("files").select("removeAt").where("id", "in", ids).execute()
    )
    expect(kept.map(({ removeAt }) => removeAt)).toEqual([null, null, null])
  })

  it("stand behind those that a vehicle has, which may be named again", async () => {
    const vehicle = await addPhoto(await create())
    const [first = ""] = (vehicle.photos ?? []).map(({ id }) => id)
    const [second = ""] = await uploads(1)
    const updated = await update(vehicle, { photoIds: [second, first] })
    expect(updated.photos?.map(({ id }) => id)).toEqual([first, second])
    const again = await update(updated, { photoIds: [second] })
    expect(again.photos).toHaveLength(2)
  })

  it("are nobody else's, of one vehicle alone, and there for a day", async () => {
    const [mine = "", other = "", old = ""] = [
      ...(await uploads(1)),
      (await uploadPhoto(people.other)).id,
      ...(await uploads(1))
    ]
    await served.query((db) =>
      db
        .updateTable("files")
        .set({ removeAt: minutesAfter(new Date(0), 0) })
        .where("id", "=", old)
        .execute()
    )
    for (const strange of [other, old, randomUUID()])
      expect(await refusalOf(create({ photoIds: [mine, strange] }))).toMatchObject(gone(2))
    await create({ photoIds: [mine] })
    expect(await refusalOf(create({ photoIds: [mine] }))).toMatchObject(gone(1))
  })

  it("are twelve at most, and pictures", async () => {
    const ids = await uploads(13)
    expect(await refusalOf(create({ photoIds: ids }))).toMatchObject({
      violations: [{ field: "photoIds", message: "Photos: 12 or fewer" }]
    })
    const vehicle = await create({ photoIds: ids.slice(0, 12) })
    expect(await refusalOf(update(vehicle, { photoIds: ids.slice(12) }))).toMatchObject({
      violations: [{ field: "photoIds", message: "A vehicle can have 12 photos. Remove one to add another" }]
    })
    expect(
      await refusalOf(uploadPhoto(people.agency, new TextEncoder().encode("Dear agency")))
    ).toMatchObject({ status: 400, violations: [{ field: "file" }] })
  })
})
