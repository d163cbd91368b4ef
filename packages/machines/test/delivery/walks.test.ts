import { uuid } from "@crewfleet/sdk/testing"
import { describeWalk } from "../describeWalk.ts"
import { note, noteDeliveryMachine, noteDraft, receiptOf, record, writes } from "./note.ts"
import { sendsAs } from "./sendsAs.ts"

const asked = { ...noteDraft, id: uuid(50), known: [uuid(50)], asked: true }

describeWalk(noteDeliveryMachine, {
  inputs: [record],
  events: [
    writes({ text: "" }),
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
      { draft: noteDraft, facts: {} },
      { draft: asked, facts: {} },
      { draft: { ...asked, receivedAt: "2026-03-02T10:05:00.000Z" }, facts: {} },
      { draft: { ...noteDraft, refusal: { _tag: "Refused", status: 403, violations: [] } }, facts: {} }
    ],
    lookUp: [
      { received: undefined, facts: {} },
      { received: receiptOf(uuid(60), { ...note, pages: [] }), facts: {} }
    ],
    send: [receiptOf(uuid(50))],
    keeper: [],
    attachment: []
  },
  // Nobody else leaves a note under the same link.
  unused: ["comparing", "conflicting"]
})
