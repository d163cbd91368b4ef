import {
  type ConditionDelivery,
  type ConditionDraft,
  conditionReportLogic,
  conditionReportsLogic,
  type DeliveryStore
} from "@crewfleet/machines"
import { failing, handlers, inSequence, someDamage, uuid } from "@crewfleet/sdk/testing"
import { describe, expect, it, onTestFinished } from "vitest"
import { createActor, waitFor } from "xstate"
import { connect, scriptedService } from "../session/service.ts"
import { complete, completeDraft, receivedReport } from "./someReport.ts"

const service = scriptedService()

/** A phone with one report on it, ready to be sent. */
const phone = (draft: ConditionDraft | undefined, image?: Blob, now?: () => Date) => {
  const kept = { draft }
  const store: DeliveryStore<ConditionDelivery> = {
    read: async () => ({ draft: kept.draft, facts: {} }),
    keep: async (_, draft) => {
      kept.draft = draft
    },
    forget: async () => {
      kept.draft = undefined
    },
    attachment: async () => image
  }
  const actor = createActor(
    conditionReportLogic(() => connect(), store, now),
    { input: { bookingId: 7, moment: "PICK_UP" } }
  ).start()
  onTestFinished(() => void actor.stop())
  return { actor, kept }
}

const ready: ConditionDraft = { ...completeDraft, id: uuid(50), known: [uuid(50)], asked: true }
const withPhoto: ConditionDraft = {
  ...ready,
  form: { ...complete, damages: [{ ...someDamage, photoIds: [uuid(100)] }] },
  attachments: [{ id: uuid(100), status: "onDevice" }]
}

describe("conditionReportLogic", () => {
  it("sends the report and its photo to the booking, and then forgets both", async () => {
    const asked: Array<unknown> = []
    service.use(
      handlers.conditionReport.send(({ params, payload }) => {
        asked.push(params, payload.id)
        return receivedReport(payload.id) as never
      }),
      handlers.conditionReport.sendPhoto(({ params, payload }) => {
        asked.push(params, (payload.get("file") as File).size)
        return { message: "Photo received" }
      })
    )
    const { actor, kept } = phone(withPhoto, new Blob(["image"], { type: "image/jpeg" }))
    await waitFor(actor, (state) => state.matches("received"))
    await expect.poll(() => kept.draft).toBeUndefined()
    expect(asked).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: "7", moment: "PICK_UP" }),
        uuid(50),
        expect.objectContaining({ id: "7", photoId: uuid(100) }),
        5
      ])
    )
  })

  it("says of a photo whose image is gone that it is not here any more", async () => {
    service.use(handlers.conditionReport.send(({ payload }) => receivedReport(payload.id) as never))
    const { actor } = phone(withPhoto)
    const photo = () => actor.getSnapshot().context.attachments[0]
    await expect.poll(() => photo()?.status).toBe("refused")
    expect(photo()?.failure).toMatchObject({ status: 410 })
  })

  it("shows what is there when another report was received first", async () => {
    service.use(
      handlers.conditionReport.send(failing(409)),
      handlers.conditionReport.both(() => ({ pickUp: receivedReport(uuid(60)) }) as never)
    )
    const { actor } = phone(ready)
    await waitFor(actor, (state) => state.matches("conflicting"))
    expect(actor.getSnapshot().context.received?.id).toBe(uuid(60))
  })

  it("keeps with the form when the report was first opened, and nothing of it beside", async () => {
    service.use(handlers.conditionReport.both(failing(500)))
    const opened = async (draft: ConditionDraft | undefined, at: string, fuel: number) => {
      const { actor, kept } = phone(draft, undefined, () => new Date(at))
      await waitFor(actor, (state) => state.matches({ filling: "unknown" }))
      actor.send({ type: "form.edited", edit: { type: "answer.given", answers: { fuel } } })
      await expect.poll(() => kept.draft?.form.fuel).toBe(fuel)
      return kept.draft
    }
    const [first, second] = ["2026-03-02T09:40:00.000Z", "2026-03-02T09:55:00.000Z"]
    const draft = await opened(undefined, first, 3)
    expect(draft).toMatchObject({ form: { openedAt: first }, facts: {} })
    expect(draft?.facts).not.toHaveProperty("openedAt")
    expect((await opened(draft, second, 4))?.form.openedAt).toBe(first)
  })
})

describe("conditionReportsLogic", () => {
  it("loads both reports, and tries again when that failed", async () => {
    service.use(
      handlers.conditionReport.both(
        inSequence(failing(500), () => ({ pickUp: receivedReport(uuid(60)) }) as never)
      )
    )
    const actor = createActor(
      conditionReportsLogic(() => connect()),
      { input: { request: { bookingId: 7 } } }
    ).start()
    onTestFinished(() => void actor.stop())
    await waitFor(actor, (state) => state.matches("failed"))
    actor.send({ type: "reload.asked" })
    await waitFor(actor, (state) => state.matches("loaded"))
    expect(actor.getSnapshot().context.value?.pickUp?.id).toBe(uuid(60))
  })

  it("is empty where no report was received", async () => {
    service.use(handlers.conditionReport.both(() => ({ pickUp: null }) as never))
    const actor = createActor(
      conditionReportsLogic(() => connect()),
      { input: { request: { bookingId: 7 } } }
    ).start()
    onTestFinished(() => void actor.stop())
    await waitFor(actor, (state) => state.matches("empty"))
  })
})
