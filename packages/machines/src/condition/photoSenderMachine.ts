import { type Failure, failureOf, isPassing } from "@crewfleet/sdk"
import { assign, enqueueActions, setup } from "xstate"
import { attemptsCounted, backOff } from "../backOff.ts"
import { port } from "../port.ts"

/** A photo of damage, by its booking. */
export interface PhotoOfBooking {
  readonly bookingId: number
  readonly photoId: string
}

/** Where a photo is: still here and to be tried again, on its way, with the service, or refused. */
export type PhotoStatus = "waiting" | "sending" | "received" | "refused"

/** What happens to one photo. */
export type PhotoSenderEvent =
  | { readonly type: "connection.returned" }
  /** A person wants it tried again. */
  | { readonly type: "retry.asked" }

interface Context extends PhotoOfBooking {
  readonly attempts: number
  readonly failure: Failure | undefined
}

const photo = setup({
  types: { input: {} as PhotoOfBooking, context: {} as Context, events: {} as PhotoSenderEvent },
  actors: { sendPhoto: port<void, PhotoOfBooking>("sendPhoto") },
  delays: { pause: ({ context }) => backOff(context.attempts, context.failure) },
  guards: { isPassing: (_, { error }: { readonly error: unknown }) => isPassing(failureOf(error)) },
  actions: {
    keepFailure: assign(({ context }, { error }: { readonly error: unknown }) => ({
      failure: failureOf(error),
      attempts: Math.min(context.attempts + 1, attemptsCounted)
    })),
    tellReport: enqueueActions(({ enqueue, context, self }, { status }: { readonly status: PhotoStatus }) => {
      const told = { type: "photo.told", id: context.photoId, status, failure: context.failure }
      if (self._parent) enqueue.sendTo(self._parent, told)
    })
  }
})

const sending = photo.createStateConfig({
  entry: { type: "tellReport", params: { status: "sending" } },
  invoke: {
    id: "sendPhoto",
    src: "sendPhoto",
    input: ({ context: { bookingId, photoId } }) => ({ bookingId, photoId }),
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

/** Sends one photo, by itself and for as long as it takes; it tells the report that it belongs to how it stands. */
export const photoSenderMachine = photo.createMachine({
  id: "photoSender",
  context: ({ input }) => ({ ...input, attempts: 0, failure: undefined }),
  initial: "sending",
  states: {
    sending,
    waiting: {
      entry: { type: "tellReport", params: { status: "waiting" } },
      after: { pause: "sending" },
      on: { "connection.returned": "sending", "retry.asked": "sending" }
    },
    refused: {
      entry: { type: "tellReport", params: { status: "refused" } },
      on: { "retry.asked": "sending" }
    },
    received: { type: "final", entry: { type: "tellReport", params: { status: "received" } } }
  }
})
