import {
  allHirersLogic,
  type BlobStore,
  documentUploadLogic,
  hirerBookingsLogic,
  hirerLogic,
  hirersLogic
} from "@crewfleet/machines"
import { failing, handlers } from "@crewfleet/sdk/testing"
import { describe, expect, it, onTestFinished } from "vitest"
import { type AnyActorLogic, createActor, type InputFrom, waitFor } from "xstate"
import { connect, scriptedService } from "../session/service.ts"

const service = scriptedService()

/** An actor that runs until the test ends. */
const started = <Logic extends AnyActorLogic>(logic: Logic, input: InputFrom<Logic>) => {
  const actor = createActor(logic, { input } as never).start()
  onTestFinished(() => void actor.stop())
  return actor
}

describe("hirersLogic", () => {
  it("asks for a page in its order, and for what was typed", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.hirer.list(({ params, query }) => {
        asked.push({ page: params.page, size: params.size, ...query })
        return { content: [{ id: 1, name: "Ada Hill" }], totalElements: 60 }
      })
    )
    const actor = started(hirersLogic(connect), { filter: { agencyId: 7 } })
    await waitFor(actor, (state) => state.matches("loaded"))
    actor.send({ type: "sort.chosen", sort: { by: "rating", direction: "descending" } })
    await waitFor(actor, (state) => state.matches("loaded"))
    actor.send({ type: "search.typed", text: "ada" })
    actor.send({ type: "search.settled" })
    await waitFor(actor, (state) => state.matches("loaded"))
    expect(asked).toEqual([
      { page: "0", size: "25", agencyId: "7" },
      { page: "0", size: "25", agencyId: "7", sort: "rating", direction: "DESC" },
      { page: "0", size: "25", agencyId: "7", sort: "rating", direction: "DESC", searchCriteria: "ada" }
    ])
  })
})

describe("allHirersLogic", () => {
  it("asks for the hirers of all agencies, and for when they were put on record", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.hirer.all(({ query }) => {
        asked.push(query)
        return { content: [{ id: 1, name: "Ada Hill" }], totalElements: 60 }
      })
    )
    const added = "2026-11-01T00:00:00Z/2026-12-01T00:00:00Z"
    const actor = started(allHirersLogic(connect), { filter: { added } })
    await waitFor(actor, (state) => state.matches("loaded"))
    actor.send({ type: "sort.chosen", sort: { by: "rating", direction: "descending" } })
    await waitFor(actor, (state) => state.matches("loaded"))
    expect(asked).toEqual([{ added }, { added, sort: "rating", direction: "DESC" }])
  })
})

describe("hirerLogic", () => {
  it("asks for one hirer, and keeps why it could not be loaded", async () => {
    service.use(handlers.hirer.byId(({ params }) => ({ id: Number(params.id), name: "Ada Hill" })))
    const actor = started(hirerLogic(connect), { request: { hirerId: 5, agencyId: 7 } })
    const state = await waitFor(actor, (state) => !state.hasTag("busy"))
    expect(state.context.value).toEqual({ id: 5, name: "Ada Hill" })
    service.use(handlers.hirer.byId(failing(404)))
    actor.send({ type: "reload.asked" })
    const failed = await waitFor(actor, (state) => state.matches("failed"))
    expect(failed.context.failure).toMatchObject({ _tag: "Refused", status: 404 })
  })
})

describe("hirerBookingsLogic", () => {
  it("asks for ten bookings of the hirer with the agency", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.hirer.bookings(({ params, query }) => {
        asked.push({ id: params.id, page: params.page, size: params.size, ...query })
        return { content: [], totalElements: 0 }
      })
    )
    const actor = started(hirerBookingsLogic(connect), { filter: { hirerId: 5, agencyId: 7 } })
    await waitFor(actor, (state) => state.matches("empty"))
    expect(asked).toEqual([{ id: "5", page: "0", size: "10", agencyId: "7" }])
  })
})

describe("documentUploadLogic", () => {
  it("sends the shrunk file, and puts on file what the service made of it", async () => {
    const small = { blobId: "b-2", name: "id.jpg", type: "image/jpeg", size: 9 }
    const blobs: BlobStore = {
      read: async (blobId) => new Blob([`the bytes of ${blobId}`], { type: "image/jpeg" }),
      shrink: async () => small,
      assemble: async () => small
    }
    const asked: Array<unknown> = []
    service.use(
      handlers.hirer.uploadDocument(async ({ payload }) => {
        const file = payload.get("file") as File
        asked.push([file.name, await file.text()])
        return { fileUrl: "/files/1?until=2" }
      }),
      handlers.hirer.addDocuments(({ payload, query }) => {
        asked.push([query, payload])
        return {}
      })
    )
    const actor = started(documentUploadLogic(connect, blobs), {
      hirerId: 5,
      scope: { agencyId: 7 },
      onFile: []
    })
    actor.send({ type: "document.chosen", documentType: "ID" })
    actor.send({ type: "file.chosen", file: { ...small, blobId: "b-1" } })
    actor.send({ type: "dates.typed", dates: { expiryDate: "2031-04-30" } })
    actor.send({ type: "upload.asked", now: "2026-11-20T10:00:00.000Z" })
    const state = await waitFor(actor, (state) => state.status === "done")
    expect(state.output).toBe("uploaded")
    expect(asked).toEqual([
      ["id.jpg", "the bytes of b-2"],
      [
        { agencyId: "7" },
        { id: 5, clientDocs: [{ url: "/files/1?until=2", name: "ID", expiryDate: "2031-04-30" }] }
      ]
    ])
  })
})
