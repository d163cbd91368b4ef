import { failureOf, type Notice, noticesFor } from "@crewfleet/sdk"
import { recordWords } from "@crewfleet/sdk/rules"
import { assign, emit, enqueueActions, setup } from "xstate"
import { calling, type LoadClient } from "../calling.ts"
import { port } from "../port.ts"

/** Whether which agency is to see the records of which worker. */
export interface SharingRequest {
  readonly workerId: number
  readonly agencyId: number
  readonly shares: boolean
}

type Event = { readonly type: "sharing.chosen"; readonly shares: boolean }

const sharing = setup({
  types: {
    input: {} as SharingRequest,
    context: {} as SharingRequest & {
      /** What is to become of it. */
      readonly wanted: boolean
    },
    events: {} as Event,
    emitted: {} as { readonly type: "notice"; readonly notice: Notice } | { readonly type: "changed" },
    tags: {} as "busy"
  },
  actors: { share: port<unknown, SharingRequest>("share") },
  guards: {
    isAnother: ({ context }, { shares }: { readonly shares: boolean }) => shares !== context.shares
  },
  actions: {
    want: assign((_, { shares }: { readonly shares: boolean }) => ({ wanted: shares })),
    keep: assign(({ context }) => ({ shares: context.wanted })),
    tell: emit(({ context }) => ({
      type: "notice",
      notice: context.wanted ? recordWords.recordsShared : recordWords.recordsWithheld
    })),
    explain: enqueueActions(({ enqueue }, { error }: { readonly error: unknown }) => {
      for (const notice of noticesFor("authenticatedCall", failureOf(error)))
        enqueue.emit({ type: "notice", notice })
    }),
    giveUp: assign(({ context }) => ({ wanted: context.shares })),
    /** The worker may belong to the agency no more. */
    askAnew: emit({ type: "changed" })
  }
})

/** Whether one agency sees a worker's records: the worker says so, and may change it at any time. */
export const sharingMachine = sharing.createMachine({
  id: "sharing",
  description: "A worker lets an agency see their records, or no longer.",
  meta: { harmless: ["shares", "wanted"] },
  context: ({ input }) => ({ ...input, wanted: input.shares }),
  initial: "resting",
  states: {
    resting: {
      description: "It is as the worker has chosen, and they may choose otherwise.",
      on: {
        "sharing.chosen": {
          guard: { type: "isAnother", params: ({ event }) => event },
          target: "saving",
          actions: { type: "want", params: ({ event }) => event }
        }
      }
    },
    saving: {
      description: "What the worker has chosen is on its way.",
      tags: "busy",
      invoke: {
        id: "share",
        src: "share",
        input: ({ context: { workerId, agencyId, wanted } }) => ({ workerId, agencyId, shares: wanted }),
        onDone: { target: "resting", actions: ["keep", "tell", "askAnew"] },
        onError: {
          target: "resting",
          actions: ["giveUp", { type: "explain", params: ({ event }) => event }, "askAnew"]
        }
      }
    }
  }
})

/** Sharing with the SDK behind its port. */
export const sharingLogic = (load: LoadClient) =>
  sharingMachine.provide({
    actors: {
      share: calling<unknown, SharingRequest>(load, ({ worker }, { shares, ...params }, options) =>
        worker.share({ params, payload: { shares } }, options)
      )
    }
  })
