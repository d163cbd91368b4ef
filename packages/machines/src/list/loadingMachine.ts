import { assign, setup } from "xstate"
import { port } from "../port.ts"
import { failedAgain, notFailed, type Retrying, retryPause, triesAgain } from "./Retrying.ts"

/** What happens to a part that loads. */
export type LoadingEvent<Request> =
  /** Something else is wanted now. */
  | { readonly type: "request.changed"; readonly request: Request }
  /** The same once more: a retry after a failure, a refresh otherwise. */
  | { readonly type: "reload.asked" }

/** What a part that loads keeps in mind. */
export interface LoadingContext<Value, Request> extends Retrying {
  readonly request: Request
  /** The last answer; it stays while the next is on its way, and when a refresh of the same fails. */
  readonly value: Value | undefined
}

/** How one part that loads differs from others. */
export interface LoadingOptions<Value> {
  readonly id: string
  /** What it is, in a sentence for whoever looks at the machine. */
  readonly description: string
  /** Whether there is nothing to show in an answer; never, unless told. */
  readonly isEmpty?: (value: Value) => boolean
  /** The keys under which recordings may show what they hold, beside those that always may. */
  readonly harmless?: ReadonlyArray<string>
}

/**
 * One part of a screen that loads, fails and is empty by itself. A changed request stops the one before, so the latest
 * answer wins. While the service cannot be reached it tries again by itself, after longer and longer pauses.
 */
export const loadingMachine = <Value, Request>({
  id,
  description,
  isEmpty = () => false,
  harmless = []
}: LoadingOptions<Value>) => {
  const loading = setup({
    types: {
      input: {} as { readonly request: Request },
      context: {} as LoadingContext<Value, Request>,
      events: {} as LoadingEvent<Request>,
      tags: {} as "busy"
    },
    actors: { load: port<Value, { readonly request: Request }>("load") },
    actions: {
      changeRequest: assign((_, { request }: { readonly request: Request }) => ({ request })),
      keepValue: assign((_, { value }: { readonly value: Value }) => ({ ...notFailed, value })),
      keepFailure: assign(({ context }, { error }: { readonly error: unknown }) =>
        failedAgain(context, error)
      ),
      dropValue: assign({ value: undefined })
    },
    delays: { retryPause },
    guards: {
      triesAgain,
      isEmpty: (_, { value }: { readonly value: Value }) => isEmpty(value),
      showsValue: ({ context }) => context.value !== undefined
    }
  })

  const fetching = loading.createStateConfig({
    tags: "busy",
    invoke: {
      id: "load",
      src: "load",
      input: ({ context }) => ({ request: context.request }),
      onDone: [
        {
          guard: { type: "isEmpty", params: ({ event }) => ({ value: event.output }) },
          target: "empty",
          actions: { type: "keepValue", params: ({ event }) => ({ value: event.output }) }
        },
        { target: "loaded", actions: { type: "keepValue", params: ({ event }) => ({ value: event.output }) } }
      ],
      onError: { target: "failed", actions: { type: "keepFailure", params: ({ event }) => event } }
    }
  })

  return loading.createMachine({
    id,
    description,
    meta: { harmless },
    context: ({ input }) => ({ ...notFailed, request: input.request, value: undefined }),
    initial: "loading",
    on: {
      "request.changed": [
        {
          guard: "showsValue",
          target: ".replacing",
          actions: { type: "changeRequest", params: ({ event }) => event }
        },
        { target: ".loading", actions: { type: "changeRequest", params: ({ event }) => event } }
      ],
      "reload.asked": ".asking"
    },
    states: {
      asking: {
        description: "It is wanted once more: with something to show meanwhile, or from nothing.",
        always: [{ guard: "showsValue", target: "refreshing" }, "loading"]
      },
      loading: { ...fetching, description: "It is on its way, and there is nothing to show yet." },
      replacing: {
        ...fetching,
        description: "Something else is on its way; the answer to the request before is shown.",
        invoke: {
          ...fetching.invoke,
          onError: {
            target: "failed",
            actions: [{ type: "keepFailure", params: ({ event }) => event }, "dropValue"]
          }
        },
        on: { "reload.asked": { target: "replacing", reenter: true } }
      },
      loaded: { description: "It is shown." },
      empty: { description: "There is nothing to show." },
      refreshing: { ...fetching, description: "It is loaded once more, and what is there stays visible." },
      failed: {
        description: "It could not be loaded; the person may try again, and it tries by itself.",
        after: { retryPause: { guard: "triesAgain", target: "asking" } }
      }
    }
  })
}
