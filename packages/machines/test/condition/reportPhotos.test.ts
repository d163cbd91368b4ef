import type { ConditionDelivery, ConditionDraft, KeptDelivery } from "@crewfleet/machines"
import { someDamage, uuid } from "@crewfleet/sdk/testing"
import { describe, expect, it } from "vitest"
import { makeWorld, sending, someone } from "./someone.ts"
import { away, complete, completeDraft, edits, places, refused } from "./someReport.ts"

describe("conditionReportMachine, with photos", () => {
  const withPhotos = (): KeptDelivery<ConditionDelivery> => ({
    draft: {
      ...completeDraft,
      form: { ...complete, damages: [{ ...someDamage, photoIds: [uuid(100), uuid(101)] }] },
      attachments: [
        { id: uuid(100), status: "onDevice" },
        { id: uuid(101), status: "onDevice" }
      ]
    },
    facts: {}
  })
  const statuses = (photos: ConditionDraft["attachments"]) => photos.map(({ status }) => status)

  it("sends the report although a photo hangs and another is refused", async () => {
    const world = makeWorld(withPhotos())
    world.sendPhoto = ({ id }) => (id === uuid(100) ? new Promise(() => {}) : Promise.reject(refused(413)))
    const { comesTo, context, keeping } = await sending(world)
    await comesTo("received")
    await expect.poll(() => statuses(context().attachments)).toEqual(["sending", "refused"])
    await expect.poll(keeping).not.toBe("empty")
    expect(world.forgotten).toBe(0)
  })

  it("sends each photo by itself until the last has arrived, and only then empties the device", async () => {
    const world = makeWorld(withPhotos())
    world.sendPhoto = ({ id }) => (id === uuid(100) ? Promise.reject(away) : Promise.resolve(undefined))
    const { comesTo, context, does } = await sending(world)
    await comesTo("received")
    await expect.poll(() => statuses(context().attachments)).toEqual(["waiting", "received"])
    expect(world.forgotten).toBe(0)
    world.sendPhoto = async () => {}
    await does({ type: "connection.returned" })
    await expect.poll(() => statuses(context().attachments)).toEqual(["received", "received"])
    await expect.poll(() => world.forgotten).toBe(1)
    expect(world.photos).toEqual([uuid(100), uuid(101), uuid(100)])
  })

  it.each([
    ["a broken service", 500],
    ["an ended session", 401]
  ])("tries a photo again by itself after %s, and at once when the connection is back", async (_, status) => {
    const world = makeWorld(withPhotos())
    world.sendPhoto = () => Promise.reject(refused(status))
    const { clock, comesTo, context, does } = await sending(world)
    await comesTo("received")
    const waiting = () => expect.poll(() => statuses(context().attachments)).toEqual(["waiting", "waiting"])
    await waiting()
    clock.increment(2_000)
    await expect.poll(() => world.photos).toHaveLength(4)
    await waiting()
    world.sendPhoto = async () => {}
    await does({ type: "connection.returned" })
    await expect.poll(() => statuses(context().attachments)).toEqual(["received", "received"])
    expect(world.photos).toHaveLength(6)
  })

  it("sends a photo that was refused again when somebody asks for it, and not before", async () => {
    const world = makeWorld(withPhotos())
    world.sendPhoto = () => Promise.reject(refused(413))
    const { clock, comesTo, context, does } = await sending(world)
    await comesTo("received")
    await expect.poll(() => statuses(context().attachments)).toEqual(["refused", "refused"])
    expect(context().attachments[0]?.failure).toEqual(refused(413))
    world.sendPhoto = async () => {}
    await does({ type: "connection.returned" })
    clock.increment(3_600_000)
    expect(statuses(context().attachments)).toEqual(["refused", "refused"])
    await does({ type: "retry.asked" })
    await expect.poll(() => statuses(context().attachments)).toEqual(["received", "received"])
    expect(world.photos).toHaveLength(4)
  })

  it("goes on with its photos after a crash, when the report itself has been received", async () => {
    const { draft } = withPhotos()
    const world = makeWorld({
      draft: {
        ...(draft as ConditionDraft),
        asked: true,
        id: uuid(50),
        receivedAt: "2026-03-02T10:05:00.000Z",
        attachments: [
          { id: uuid(100), status: "received" },
          { id: uuid(101), status: "onDevice" }
        ]
      }
    })
    const { comesTo } = someone(world)
    await comesTo("received")
    await expect.poll(() => world.forgotten).toBe(1)
    expect([world.sent, world.photos]).toEqual([[], [uuid(101)]])
  })

  it("lets go of a photo that is refused for good", async () => {
    const world = makeWorld(withPhotos())
    world.sendPhoto = ({ id }) =>
      id === uuid(100) ? Promise.reject(refused(413)) : Promise.resolve(undefined)
    const { comesTo, context, does } = await sending(world)
    await comesTo("received")
    await expect.poll(() => statuses(context().attachments)).toEqual(["refused", "received"])
    await does({ type: "attachment.removed", id: uuid(100) })
    await expect.poll(() => world.forgotten).toBe(1)
  })

  it("says that a photo cannot be read, and keeps the damage", async () => {
    const { does, context, comesTo } = someone()
    await comesTo({ filling: "known" })
    await does(places, edits({ type: "photo.unreadable", damageId: someDamage.id }))
    expect(context()).toMatchObject({
      form: { damages: [someDamage] },
      problems: [{ field: `damage-${someDamage.id}`, text: "The photo cannot be read. Take another" }]
    })
  })
})
