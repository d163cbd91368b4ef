import { uuid } from "@crewfleet/sdk/testing"
import { type StepDelivery, stepOptions } from "./step.ts"
import { walkUnshared } from "./walkUnshared.ts"

const receiptOf = (id: string): StepDelivery["receipt"] => ({
  id,
  receivedAt: "2026-03-02T10:05:00.000Z",
  content: { what: "LEFT", notes: "In the rain", photoIds: [] }
})

walkUnshared(stepOptions, {
  record: { jobId: 7, step: 1 },
  form: { what: "LEFT", notes: "In the rain", photoIds: [uuid(1), uuid(2)] },
  edit: { what: "" },
  attachments: [uuid(1), uuid(2)],
  receiptOf,
  earlierOf: receiptOf
})
