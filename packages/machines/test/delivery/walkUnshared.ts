import {
  type DeliveryDraft,
  type DeliveryOptions,
  type DeliveryTypes,
  deliveryMachine,
  emptyDraft
} from "@crewfleet/machines"
import { uuid } from "@crewfleet/sdk/testing"
import type { AnyStateMachine } from "xstate"
import { describeWalk } from "../describeWalk.ts"
import { sendsAs } from "./sendsAs.ts"

/** What a walk of a delivery needs to know of it. */
export interface UnsharedDelivery<K extends DeliveryTypes> {
  readonly record: K["record"]
  /** A form that is ready to be sent, with one attachment at least. */
  readonly form: K["form"]
  readonly edit: K["edit"]
  /** Its attachments, of which the last is sent and removed. */
  readonly attachments: readonly [string, ...ReadonlyArray<string>]
  /** What the service has received under a name. */
  readonly receiptOf: (id: string) => K["receipt"]
  /** The same without the attachments, as an earlier device sent it. */
  readonly earlierOf: (id: string) => K["receipt"]
}

/** Walks a delivery of which nobody else makes one: whatever its form, it keeps the promises of every delivery. */
export const walkUnshared = <K extends DeliveryTypes>(
  options: DeliveryOptions<K>,
  { record, form, edit, attachments, receiptOf, earlierOf }: UnsharedDelivery<K>
): void => {
  const id = attachments.at(-1)
  const draft: DeliveryDraft<K> = {
    ...emptyDraft<K>(form),
    attachments: attachments.map((each) => ({ id: each, status: "onDevice" as const }))
  }
  const asked = { ...draft, id: uuid(50), known: [uuid(50)], asked: true }
  const machine: AnyStateMachine = deliveryMachine(options)
  describeWalk(machine, {
    inputs: [record],
    events: [
      { type: "form.edited", edit },
      { type: "facts.told", facts: {} },
      sendsAs(uuid(50)),
      { type: "upload.done", id },
      { type: "upload.interrupted", id, failure: { _tag: "NetworkFailure" } },
      { type: "upload.resumed", id },
      { type: "attachment.removed", id },
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
        { draft, facts: {} },
        { draft: asked, facts: {} },
        { draft: { ...asked, receivedAt: "2026-03-02T10:05:00.000Z" }, facts: {} },
        { draft: { ...draft, refusal: { _tag: "Refused", status: 403, violations: [] } }, facts: {} }
      ],
      lookUp: [
        { received: undefined, facts: {} },
        { received: earlierOf(uuid(60)), facts: {} }
      ],
      send: [receiptOf(uuid(50))],
      keeper: [],
      attachment: []
    },
    unused: ["comparing", "conflicting"],
    settled: ["isPossible"]
  })
}
