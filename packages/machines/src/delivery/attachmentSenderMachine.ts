import { type Failure, failureOf, isPassing } from "@crewfleet/sdk"
import { assign, enqueueActions, setup } from "xstate"
import { attemptsCounted, backOff } from "../backOff.ts"
import { port } from "../port.ts"

/** An attachment by its name, and the record that it belongs to. */
export interface AttachmentOf {
  readonly record: object
  readonly id: string
}

/** Where an attachment is: still here and to be tried again, on its way, with the service, or refused. */
export type AttachmentStatus = "waiting" | "sending" | "received" | "refused"

/** What happens to one attachment. */
export type AttachmentSenderEvent =
  | { readonly type: "connection.returned" }
  /** A person wants it tried again. */
  | { readonly type: "retry.asked" }

interface Context extends AttachmentOf {
  readonly attempts: number
  readonly failure: Failure | undefined
}

const attachment = setup({
  types: { input: {} as AttachmentOf, context: {} as Context, events: {} as AttachmentSenderEvent },
  actors: { sendAttachment: port<void, AttachmentOf>("sendAttachment") },
  delays: { pause: ({ context }) => backOff(context.attempts, context.failure) },
  guards: { isPassing: (_, { error }: { readonly error: unknown }) => isPassing(failureOf(error)) },
  actions: {
    keepFailure: assign(({ context }, { error }: { readonly error: unknown }) => ({
      failure: failureOf(error),
      attempts: Math.min(context.attempts + 1, attemptsCounted)
    })),
    tellDelivery: enqueueActions(
      ({ enqueue, context, self }, { status }: { readonly status: AttachmentStatus }) => {
        const told = { type: "attachment.told", id: context.id, status, failure: context.failure }
        if (self._parent) enqueue.sendTo(self._parent, told)
      }
    )
  }
})

const sending = attachment.createStateConfig({
  entry: { type: "tellDelivery", params: { status: "sending" } },
  invoke: {
    id: "sendAttachment",
    src: "sendAttachment",
    input: ({ context: { record, id } }) => ({ record, id }),
    onDone: "received",
    onError: [
      {
        guard: { type: "isPassing", params: ({ event }) => event },
        target: "waiting",
        actions: { type: "keepFailure", params: ({ event }) => event }
      },
      { target: "refused", actions: { type: "keepFailure", params: ({ event }) => event } }
    ]
  }
})

/** Sends one attachment, by itself and for as long as it takes; it tells the delivery that it belongs to how it stands. */
export const attachmentSenderMachine = attachment.createMachine({
  id: "attachmentSender",
  context: ({ input }) => ({ ...input, attempts: 0, failure: undefined }),
  initial: "sending",
  states: {
    sending,
    waiting: {
      entry: { type: "tellDelivery", params: { status: "waiting" } },
      after: { pause: "sending" },
      on: { "connection.returned": "sending", "retry.asked": "sending" }
    },
    refused: {
      entry: { type: "tellDelivery", params: { status: "refused" } },
      on: { "retry.asked": "sending" }
    },
    received: { type: "final", entry: { type: "tellDelivery", params: { status: "received" } } }
  }
})
