import {
  type Failure,
  failureOf,
  type GivenLink,
  type IssuedLink,
  type Notice,
  noticesFor
} from "@crewfleet/sdk"
import { sharedLinkWords } from "@crewfleet/sdk/rules"
import { assign, emit, enqueueActions, setup } from "xstate"
import { port } from "../port.ts"

type Event =
  | { readonly type: "reload.asked" }
  /** Its `key` is another one each time; a link whose answer got lost is asked for under the first. */
  | { readonly type: "share.asked"; readonly key?: string }
  | { readonly type: "copy.asked" }
  | { readonly type: "withdraw.asked"; readonly id: string }
  | { readonly type: "withdraw.confirmed" }
  | { readonly type: "withdraw.cancelled" }

/** Whose record is shared. */
export interface SharedRecord {
  readonly recordId: number
  readonly agencyId?: number | undefined
}

type Context = {
  readonly record: SharedRecord
  /** The last list; it stays while the next is on its way. */
  readonly links: ReadonlyArray<GivenLink> | undefined
  readonly failure: Failure | undefined
  /** The one that was just made: the only time that its address is known. */
  readonly made: IssuedLink | undefined
  /** The one that is to be withdrawn. */
  readonly chosen: string | undefined
  /** Under which a link was asked for that is not there yet. */
  readonly key: string | undefined
}

type OfRecord = {
  readonly record: SharedRecord
}

const sharing = setup({
  types: {
    input: {} as OfRecord,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as { readonly type: "notice"; readonly notice: Notice },
    tags: {} as "busy"
  },
  actors: {
    list: port<ReadonlyArray<GivenLink>, OfRecord>("list"),
    share: port<IssuedLink, OfRecord & { readonly key: string | undefined }>("share"),
    withdraw: port<void, OfRecord & { readonly id: string }>("withdraw"),
    /** Puts the address into the clipboard. */
    copy: port<void, { readonly linkAddress: string }>("copy")
  },
  guards: { isMade: ({ context }) => context.made !== undefined },
  actions: {
    notify: emit((_, notice: Notice) => ({ type: "notice", notice })),
    explain: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      for (const notice of noticesFor("authenticatedCall", failureOf(error)))
        enqueue.emit({ type: "notice", notice })
    }),
    keepList: assign((_, { output }: { output: ReadonlyArray<GivenLink> }) => ({
      links: output,
      failure: undefined
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    keepKey: assign(({ context }, { key }: { key?: string }) => ({ key: context.key ?? key })),
    keepMade: assign((_, { output }: { output: IssuedLink }) => ({ made: output, key: undefined })),
    chooseOne: assign((_, { id }: { id: string }) => ({ chosen: id })),
    /** The address of a link that opens nothing any more is of no use. */
    dropMade: assign(({ context: { made, chosen } }) => ({
      made: made?.id === chosen ? undefined : made,
      key: undefined
    }))
  }
})

const loading = sharing.createStateConfig({
  description: "The list of links is on its way.",
  tags: "busy",
  invoke: {
    id: "list",
    src: "list",
    input: ({ context: { record } }) => ({ record }),
    onDone: { actions: { type: "keepList", params: ({ event }) => event }, target: "listed" },
    onError: { actions: { type: "keepFailure", params: ({ event }) => event }, target: "failed" }
  }
})

const listed = sharing.createStateConfig({
  description: "The person may make a link, copy the new one, or withdraw one.",
  on: {
    "share.asked": {
      actions: { type: "keepKey", params: ({ event }) => event },
      target: "sharing"
    },
    "copy.asked": { guard: "isMade", target: "copying" },
    "withdraw.asked": {
      actions: { type: "chooseOne", params: ({ event }) => event },
      target: "confirming"
    },
    "reload.asked": "loading"
  }
})

const making = sharing.createStateConfig({
  description: "A new link is being made.",
  tags: "busy",
  invoke: {
    id: "share",
    src: "share",
    input: ({ context: { record, key } }) => ({ record, key }),
    onDone: {
      actions: [
        { type: "keepMade", params: ({ event }) => event },
        { type: "notify", params: sharedLinkWords.made }
      ],
      target: "loading"
    },
    onError: { actions: { type: "explain", params: ({ event }) => event }, target: "listed" }
  }
})

const copying = sharing.createStateConfig({
  description: "The address of the new link is put into the clipboard.",
  tags: "busy",
  invoke: {
    id: "copy",
    src: "copy",
    input: ({ context }) => ({ linkAddress: context.made?.linkAddress ?? "" }),
    onDone: { actions: { type: "notify", params: sharedLinkWords.copied }, target: "listed" },
    onError: { actions: { type: "notify", params: sharedLinkWords.notCopied }, target: "listed" }
  }
})

const withdrawing = sharing.createStateConfig({
  description: "The chosen link is being withdrawn.",
  tags: "busy",
  invoke: {
    id: "withdraw",
    src: "withdraw",
    input: ({ context: { record, chosen } }) => ({ record, id: chosen as string }),
    onDone: {
      actions: ["dropMade", { type: "notify", params: sharedLinkWords.withdrawn }],
      target: "loading"
    },
    onError: { actions: { type: "explain", params: ({ event }) => event }, target: "listed" }
  }
})

/** The links that were given out to one record: a new one, whose address is told once, and the end of any of them. */
export const linkSharingMachine = sharing.createMachine({
  id: "linkSharing",
  description: "The links that were given out to one record: a new one, and the end of any of them.",
  context: ({ input }) => ({
    record: input.record,
    links: undefined,
    failure: undefined,
    made: undefined,
    chosen: undefined,
    key: undefined
  }),
  initial: "loading",
  states: {
    loading,
    listed,
    failed: {
      description: "The list could not be loaded; the person may try again.",
      on: { "reload.asked": "loading" }
    },
    sharing: making,
    copying,
    confirming: {
      description: "The person confirms or cancels withdrawing a link.",
      on: { "withdraw.confirmed": "withdrawing", "withdraw.cancelled": "listed" }
    },
    withdrawing
  }
})
