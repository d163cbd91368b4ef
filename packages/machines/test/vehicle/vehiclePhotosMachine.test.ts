import {
  type FileReference,
  type PhotoPlace,
  type PhotosNow,
  removalObstacle,
  uploadOf,
  type VehiclePhotosEvent,
  vehiclePhotosMachine
} from "@crewfleet/machines"
import type { Failure, Notice, Vehicle } from "@crewfleet/sdk"
import { describe, expect, it } from "vitest"
import { createActor, type EventObject, fromCallback, fromPromise, SimulatedClock } from "xstate"
import { photoFile } from "../../src/vehicle/photoFile.ts"
import { movedPhotos } from "../../src/vehicle/vehiclePhotosSetup.ts"
import { describeWalk } from "../describeWalk.ts"
import { uploadEnds, uploadScript } from "../upload/uploadScript.ts"
import { doing } from "./doing.ts"
import { away, ford, photos, picture, refused } from "./ford.ts"

const small = { ...picture, blobId: "i-2", size: 40_000 }
const chooses = (...pictures: ReadonlyArray<FileReference>): VehiclePhotosEvent => ({
  type: "pictures.chosen",
  pictures: pictures.length === 0 ? [picture] : pictures
})
const moves = (id: string, by: number): VehiclePhotosEvent => ({ type: "photo.moved", id, by })
const asksRemoval: VehiclePhotosEvent = { type: "removal.asked", id: "b" }
const now = (...ids: ReadonlyArray<string>): PhotosNow => ({
  photos: ids.map((id) => ({ id, url: `/files/${id}` }))
})

/** Somebody at the photos of a vehicle; what the service does may be replaced while it runs. */
const someone = (vehicle: Vehicle = ford) => {
  const notified: Array<Notice> = []
  const uploaded: Array<string> = []
  const ordered: Array<ReadonlyArray<string>> = []
  const kept: Array<ReadonlyArray<string>> = []
  const service = {
    vehicle,
    shrink: async (image: FileReference): Promise<FileReference> => ({ ...small, name: image.name }),
    upload: async (): Promise<PhotosNow> => now("a", "b", "c", "d"),
    order: undefined as Failure | undefined,
    remove: undefined as Failure | undefined
  }
  const clock = new SimulatedClock()
  const actor = createActor(
    vehiclePhotosMachine.provide({
      actions: { keepOnly: (_, { pictures }) => kept.push(pictures.map(({ blobId }) => blobId)) },
      actors: {
        load: fromPromise(async () => service.vehicle),
        upload: photoFile.provide({
          actors: {
            shrink: fromPromise<FileReference, FileReference>(({ input }) => service.shrink(input)),
            send: fromCallback<EventObject, { readonly to: PhotoPlace; readonly file: FileReference }>(
              ({ input, sendBack }) => {
                uploaded.push(input.file.name)
                sendBack({ type: "upload.progressed", share: 0.5 })
                service.upload().then(
                  (answer) => sendBack({ ...answer, type: "upload.finished" }),
                  (failure) => sendBack({ type: "upload.failed", failure })
                )
              }
            )
          }
        }),
        order: fromPromise(async ({ input }) => {
          ordered.push(input.ids)
          if (service.order) throw service.order
          return now(...input.ids)
        }),
        remove: fromPromise(async ({ input }) => {
          if (service.remove) throw service.remove
          return { photos: photos.filter(({ id }) => id !== input.id) }
        })
      }
    }),
    { input: { vehicleId: 7 }, clock }
  )
  actor.on("notice", ({ notice }) => notified.push(notice))
  actor.start()
  return { clock, does: doing(actor), service, notified, uploaded, ordered, kept }
}

const ids = (state: { context: { photos: ReadonlyArray<{ id: string }> } }) =>
  state.context.photos.map(({ id }) => id).join("")

describe("vehiclePhotosMachine", () => {
  it("shrinks and uploads several pictures, one after the other", async () => {
    const { does, notified, uploaded } = someone()
    const state = await does(chooses(picture, { ...picture, name: "back.png" }))
    expect(uploaded).toEqual(["front.png", "back.png"])
    expect(state.value).toBe("resting")
    expect(ids(state)).toBe("abcd")
    expect(notified).toHaveLength(2)
  })

  it("needs a picture until it is sent, refused or left out", async () => {
    const { does, service, kept } = someone()
    const second = { ...picture, blobId: "i-3" }
    const huge = { ...picture, blobId: "i-4", size: 1e9 }
    service.upload = () => Promise.reject(away)
    await does(chooses(picture, second, huge))
    expect(kept).toEqual([["i-1", "i-3"]])
    await does({ type: "retry.chosen" })
    expect(kept).toHaveLength(1)
    await does({ type: "picture.dropped" })
    expect(kept.at(-1)).toEqual(["i-3"])
    service.upload = async () => now("a", "d")
    await does({ type: "retry.chosen" })
    expect(kept.at(-1)).toEqual([])
  })

  it("keeps a picture that failed, with those behind it, and tries again without shrinking anew", async () => {
    const { does, service, uploaded } = someone()
    let shrunk = 0
    service.shrink = async () => {
      shrunk += 1
      return small
    }
    service.upload = () => Promise.reject(away)
    const failed = await does(chooses(picture, { ...picture, name: "back.png" }))
    expect(failed.value).toEqual({ working: { uploading: "interrupted" } })
    expect(failed.context).toMatchObject({ problem: "Network Connection Failure", waiting: [{}, {}] })
    service.upload = async () => now("a", "d")
    const state = await does({ type: "retry.chosen" })
    expect(state.context).toMatchObject({ problem: undefined, waiting: [] })
    expect([shrunk, uploaded.length]).toEqual([2, 3])
  })

  it("goes on by itself once there is a network again", async () => {
    const { clock, does, service, notified, uploaded } = someone()
    service.upload = () => Promise.reject(away)
    expect((await does(chooses())).value).toEqual({ working: { uploading: "interrupted" } })
    service.upload = async () => now("a", "d")
    clock.increment(2_000)
    const state = await does()
    expect(ids(state)).toBe("ad")
    expect([state.value, uploaded.length, notified.length]).toEqual(["resting", 2, 1])
  })

  it("says in the service's words what is wrong with a picture, and goes on without it", async () => {
    const { does, service } = someone()
    service.upload = () => Promise.reject(refused(400, undefined, [{ field: "file", message: "Too wide" }]))
    expect((await does(chooses())).context.problem).toBe("Too wide")
    expect(await does({ type: "picture.dropped" })).toMatchObject({
      value: "resting",
      context: { waiting: [] }
    })
  })

  it("takes what can be taken, and says what is wrong with the rest", async () => {
    const { does, service, uploaded } = someone()
    const state = await does(chooses({ ...picture, type: "application/pdf" }, picture))
    expect(uploaded).toEqual(["front.png"])
    expect(state.context.problem).toBe("The photo must be a PNG, JPG or WEBP")
    service.shrink = () => Promise.reject(new Error("corrupt"))
    expect((await does(chooses())).context.problem).toBe("The photo cannot be read. Choose another file")
  })

  it("moves a photo, and shows the order that the service has when somebody saved first", async () => {
    const { does, service, ordered, notified } = someone()
    expect(ids(await does(moves("c", -2)))).toBe("cab")
    expect(ordered).toEqual([["c", "a", "b"]])
    expect(ids(await does(moves("c", -1), moves("b", 1), moves("x", 1)))).toBe("cab")
    service.order = refused(409, "Somebody else has changed the photos of this vehicle meanwhile.")
    expect(ids(await does(moves("c", 1)))).toBe("abc")
    expect(notified.at(-1)?.text).toContain("meanwhile")
  })

  it("removes a photo once that was confirmed", async () => {
    const { does } = someone()
    expect((await does(asksRemoval)).value).toBe("confirming")
    expect(ids(await does({ type: "removal.cancelled" }))).toBe("abc")
    expect(ids(await does(asksRemoval, { type: "removal.confirmed" }))).toBe("ac")
  })

  it("leaves the last photo to a vehicle that was sent for approval", async () => {
    const last = { ...ford, photos: photos.slice(1, 2) }
    expect((await someone(last).does(asksRemoval)).value).toBe("resting")
    const { does } = someone({ ...last, status: "DRAFT" })
    expect(removalObstacle((await does()).context)).toBeUndefined()
    const state = await does({ type: "status.changed", status: "AWAITING_APPROVAL" })
    expect(removalObstacle(state.context)).toContain("must keep at least one photo")
  })
})

it("moves a photo only to where there is one", () => {
  expect(movedPhotos(photos, "a", 1)).toEqual(["b", "a", "c"])
  expect(movedPhotos(photos, "a", 0)).toBeUndefined()
  expect(movedPhotos(photos, "a", 3)).toBeUndefined()
})

describeWalk(vehiclePhotosMachine, {
  inputs: [{ vehicleId: 7 }],
  events: [
    chooses(),
    chooses({ ...picture, type: "application/pdf" }),
    { type: "retry.chosen" },
    { type: "picture.dropped" },
    moves("a", 1),
    moves("a", 9),
    asksRemoval,
    { ...asksRemoval, id: "nobody" },
    { type: "removal.confirmed" },
    { type: "removal.cancelled" },
    { type: "status.changed", status: "ACTIVE" },
    { type: "reload.asked" },
    { type: "upload.interrupted", id: "upload", failure: away },
    { type: "upload.resumed", id: "upload" }
  ],
  answers: {
    load: [ford],
    upload: uploadEnds(uploadOf(picture), { photos }),
    order: [{ photos }],
    remove: [{ photos }]
  }
})

describeWalk(photoFile, {
  settled: ["isPatient"],
  ...uploadScript(picture, { vehicleId: 7 }, { photos }),
  unused: ["assembling", "failed"]
})
