import { deliveryMachine, emptyDraft } from "@crewfleet/machines"
import { uuid } from "@crewfleet/sdk/testing"
import { describeWalk } from "../describeWalk.ts"
import { sendsAs } from "./sendsAs.ts"
import { type StepDelivery, stepOptions } from "./step.ts"

const stepDelivery = deliveryMachine(stepOptions)
const typed = { what: "LEFT", notes: "In the rain", photoIds: [uuid(1), uuid(2)] }
const stepDraft = {
  ...emptyDraft<StepDelivery>(typed),
  attachments: typed.photoIds.map((id) => ({ id, status: "onDevice" as const }))
}
const asked = { ...stepDraft, id: uuid(50), known: [uuid(50)], asked: true }
const receiptOf = (id: string): StepDelivery["receipt"] => ({
  id,
  receivedAt: "2026-03-02T10:05:00.000Z",
  content: { what: "LEFT", notes: "In the rain", photoIds: [] }
})

describeWalk(stepDelivery, {
  inputs: [{ jobId: 7, step: 1 }],
  events: [
    { type: "form.edited", edit: { what: "" } },
    sendsAs(uuid(50)),
    { type: "upload.done", id: uuid(2) },
    { type: "upload.interrupted", id: uuid(2), failure: { _tag: "NetworkFailure" } },
    { type: "upload.resumed", id: uuid(2) },
    { type: "attachment.removed", id: uuid(2) },
    { type: "connection.returned" },
    { type: "retry.asked" },
    { type: "amendment.asked" },
    { type: "left.dismissed" },
    { type: "draft.discarded" },
    { type: "reload.asked" },
    { type: "keeping.settled" }
  ],
  answers: {
    readDraft: [
      { draft: undefined, facts: {} },
      { draft: stepDraft, facts: {} },
      { draft: asked, facts: {} },
      { draft: { ...asked, receivedAt: "2026-03-02T10:05:00.000Z" }, facts: {} },
      { draft: { ...stepDraft, refusal: { _tag: "Refused", status: 403, violations: [] } }, facts: {} }
    ],
    lookUp: [
      { received: undefined, facts: {} },
      { received: receiptOf(uuid(60)), facts: {} }
    ],
    send: [receiptOf(uuid(50))],
    keeper: [],
    attachment: []
  },
  unused: ["comparing", "conflicting"]
})
