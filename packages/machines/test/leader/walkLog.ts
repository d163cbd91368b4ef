import { type DeliveryDraft, type DeliveryOptions, type DeliveryTypes, emptyDraft } from "@crewfleet/machines"
import type { Script } from "@crewfleet/machines/testing"
import { uuid } from "@crewfleet/sdk/testing"
import type { AnyStateMachine } from "xstate"
import { sendsAs } from "../delivery/sendsAs.ts"

interface WalkedRecord<K extends DeliveryTypes> {
  readonly record: K["record"]
  /** What the form has to fit. */
  readonly facts: Partial<K["facts"]>
  /** A form that is ready to be sent. */
  readonly form: K["form"]
  readonly edit: K["edit"]
  /** Its attachments; none unless told. */
  readonly attachments?: ReadonlyArray<string>
}

const at = "2026-03-02T10:05:00.000Z"

/** What happens to a record of a log, which another hand or another device may note too. */
export const logScript = <K extends DeliveryTypes>(
  { contentOf }: DeliveryOptions<K>,
  { record, facts, form, edit, attachments = [] }: WalkedRecord<K>
): Script<AnyStateMachine> => {
  const draft: DeliveryDraft<K> = {
    ...emptyDraft<K>(form),
    facts,
    attachments: attachments.map((id) => ({ id, status: "onDevice" as const }))
  }
  const asked = { ...draft, id: uuid(50), known: [uuid(60), uuid(61), uuid(50)], asked: true }
  const receiptOf = (id: string) => ({ id, receivedAt: at, content: contentOf(form, facts) })
  const id = attachments.at(-1) ?? uuid(9)
  return {
    inputs: [record],
    limit: 80_000,
    settled: ["isPossible"],
    events: [
      { type: "form.edited", edit },
      { type: "facts.told", facts },
      sendsAs(uuid(50)),
      { type: "upload.done", id },
      { type: "upload.interrupted", id, failure: { _tag: "NetworkFailure" } },
      { type: "upload.resumed", id },
      { type: "attachment.removed", id },
      { type: "connection.returned" },
      { type: "retry.asked" },
      { type: "amendment.asked" },
      { type: "own.chosen", id: uuid(50) },
      { type: "other.chosen" },
      { type: "left.dismissed" },
      { type: "draft.discarded" },
      { type: "reload.asked" },
      { type: "keeping.settled" }
    ],
    answers: {
      readDraft: [
        { draft: undefined, facts },
        { draft, facts },
        { draft: asked, facts },
        { draft: { ...asked, receivedAt: at }, facts },
        { draft: { ...draft, refusal: { _tag: "Refused", status: 403, violations: [] } }, facts }
      ],
      lookUp: [
        { received: undefined, facts },
        { received: receiptOf(uuid(60)), facts }
      ],
      send: [receiptOf(uuid(50))],
      keeper: [],
      attachment: []
    }
  }
}
