import { failureOf, isRefusedWith, type Notice, noticesFor } from "@crewfleet/sdk"
import { type CredentialSort, recordWords } from "@crewfleet/sdk/rules"
import { emit, enqueueActions, setup } from "xstate"
import { calling, type LoadClient } from "../calling.ts"
import { port } from "../port.ts"
import { type CredentialOwner, credentialCalls } from "./credentialCalls.ts"

/** Which credential is to be taken off its worker's file. */
export interface CredentialRemoval extends CredentialOwner {
  readonly sort: CredentialSort
  readonly id: number
}

type Event = { readonly type: "removal.confirmed" } | { readonly type: "removal.cancelled" }

const removal = setup({
  types: {
    input: {} as CredentialRemoval,
    context: {} as CredentialRemoval,
    events: {} as Event,
    emitted: {} as { readonly type: "notice"; readonly notice: Notice },
    output: {} as { readonly changed: boolean },
    tags: {} as "busy"
  },
  actors: { remove: port<unknown, CredentialRemoval>("remove") },
  guards: {
    /** Somebody else has deleted it meanwhile. */
    isGone: (_, { error }: { readonly error: unknown }) => {
      const failure = failureOf(error)
      return isRefusedWith(failure, 404) || isRefusedWith(failure, 409)
    }
  },
  actions: {
    explain: enqueueActions(({ enqueue }, { error }: { readonly error: unknown }) => {
      for (const notice of noticesFor("authenticatedCall", failureOf(error)))
        enqueue.emit({ type: "notice", notice })
    }),
    notifyRemoved: emit(({ context: { sort } }) => ({
      type: "notice",
      notice: sort === "training" ? recordWords.trainingDeleted : recordWords.complianceDeleted
    }))
  }
})

/** A training or a compliance is taken off a worker's file, once somebody is sure. */
export const credentialRemovalMachine = removal.createMachine({
  id: "credentialRemoval",
  description: "A training or a compliance is taken off a worker's file, once somebody is sure.",
  meta: { harmless: ["sort"] },
  context: ({ input }) => input,
  initial: "confirming",
  states: {
    confirming: {
      description: "The person confirms or cancels the deletion.",
      on: { "removal.confirmed": "removing", "removal.cancelled": "kept" }
    },
    removing: {
      description: "It is being deleted.",
      tags: "busy",
      invoke: {
        id: "remove",
        src: "remove",
        input: ({ context }) => context,
        onDone: { target: "removed", actions: "notifyRemoved" },
        onError: [
          {
            guard: { type: "isGone", params: ({ event }) => event },
            target: "removed",
            actions: { type: "explain", params: ({ event }) => event }
          },
          { target: "confirming", actions: { type: "explain", params: ({ event }) => event } }
        ]
      }
    },
    removed: { description: "It is on file no more.", type: "final", output: true },
    kept: { description: "The person keeps it.", type: "final", output: false }
  },
  output: ({ event }) => ({ changed: event.output as boolean })
})

/** The deletion with the SDK behind its port. */
export const credentialRemovalLogic = (load: LoadClient) =>
  credentialRemovalMachine.provide({
    actors: {
      remove: calling<unknown, CredentialRemoval>(load, (client, { sort, id, ...owner }, options) =>
        credentialCalls(client, sort, owner).remove(id, options)
      )
    }
  })
