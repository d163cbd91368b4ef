import { type Failure, failureOf } from "@crewfleet/sdk"
import { searchPause } from "@crewfleet/sdk/rules"
import { assign, setup } from "xstate"
import { port } from "../port.ts"

/** What happens to a price that follows what is typed. */
export type PriceEvent<Hire> =
  /** Something else is to be hired, or nothing that could have a price yet. */
  { readonly type: "hire.changed"; readonly hire: Hire | undefined } | { readonly type: "reload.asked" }

/** What a price keeps in mind. */
export interface PriceContext<Hire, Price> {
  readonly hire: Hire | undefined
  /** The last price; it stays while the next one is on its way. */
  readonly quote: Price | undefined
  readonly failure: Failure | undefined
}

/** What prices something, with or without its port filled. */
export type PriceLogic<Hire, Price> = ReturnType<typeof priceMachine<Hire, Price>>

/** A price of something, asked for once the typing pauses; the latest that is wanted wins. */
export const priceMachine = <Hire, Price>({
  id,
  description
}: {
  readonly id: string
  readonly description: string
}) => {
  const pricing = setup({
    types: {
      context: {} as PriceContext<Hire, Price>,
      events: {} as PriceEvent<Hire>,
      tags: {} as "busy"
    },
    actors: { quote: port<Price, { readonly hire: Hire }>("quote") },
    delays: { searchPause },
    actions: {
      keepHire: assign((_, { hire }: { readonly hire: Hire | undefined }) => ({ hire })),
      keepQuote: assign((_, { output }: { readonly output: Price }) => ({
        quote: output,
        failure: undefined
      })),
      keepFailure: assign((_, { error }: { readonly error: unknown }) => ({
        quote: undefined,
        failure: failureOf(error)
      })),
      forgetQuote: assign({ quote: undefined, failure: undefined })
    },
    guards: {
      isAnother: ({ context }, { hire }: { readonly hire: Hire | undefined }) =>
        hire !== undefined && JSON.stringify(context.hire) !== JSON.stringify(hire),
      isGone: ({ context }, { hire }: { readonly hire: Hire | undefined }) =>
        hire === undefined && context.hire !== undefined
    }
  })

  const asking = pricing.createStateConfig({
    description: "The service works out the price.",
    tags: "busy",
    invoke: {
      id: "quote",
      src: "quote",
      input: ({ context }) => {
        if (context.hire === undefined) throw new Error("Only what is to be hired has a price")
        return { hire: context.hire }
      },
      onDone: { target: "known", actions: { type: "keepQuote", params: ({ event }) => event } },
      onError: { target: "failed", actions: { type: "keepFailure", params: ({ event }) => event } }
    }
  })

  return pricing.createMachine({
    id,
    description,
    context: { hire: undefined, quote: undefined, failure: undefined },
    initial: "waiting",
    on: {
      "hire.changed": [
        {
          guard: { type: "isAnother", params: ({ event }) => event },
          target: ".pausing",
          actions: { type: "keepHire", params: ({ event }) => event }
        },
        {
          guard: { type: "isGone", params: ({ event }) => event },
          target: ".waiting",
          actions: [{ type: "keepHire", params: ({ event }) => event }, "forgetQuote"]
        }
      ]
    },
    states: {
      waiting: { description: "Too little is known of the hire for it to have a price." },
      pausing: {
        description: "The price is asked for once the typing pauses.",
        tags: "busy",
        after: { searchPause: "asking" }
      },
      asking,
      known: { description: "The price is shown.", on: { "reload.asked": "asking" } },
      failed: {
        description: "There is no price; the person may try again or change the hire.",
        on: { "reload.asked": "asking" }
      }
    }
  })
}
