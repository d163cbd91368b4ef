import { type Failure, failureOf, type Quote } from "@crewfleet/sdk"
import { searchPause } from "@crewfleet/sdk/rules"
import { assign, setup } from "xstate"
import { port } from "../port.ts"

/** A hire whose price is wanted; times are ISO 8601. */
export interface QuotedHire {
  readonly vehicleId: number
  readonly start: string
  readonly end: string
  readonly promoCode: string
}

/** What happens to a price that follows what is typed. */
export type QuoteEvent =
  /** Something else is to be hired, or nothing that could have a price yet. */
  { readonly type: "hire.changed"; readonly hire: QuotedHire | undefined } | { readonly type: "reload.asked" }

/** What a price keeps in mind. */
export interface QuoteContext {
  readonly hire: QuotedHire | undefined
  /** The last price; it stays while the next one is on its way. */
  readonly quote: Quote | undefined
  readonly failure: Failure | undefined
}

const pricing = setup({
  types: { context: {} as QuoteContext, events: {} as QuoteEvent, tags: {} as "busy" },
  actors: { quote: port<Quote, QuotedHire>("quote") },
  delays: { searchPause },
  actions: {
    keepHire: assign((_, { hire }: { readonly hire: QuotedHire | undefined }) => ({ hire })),
    keepQuote: assign((_, { output }: { readonly output: Quote }) => ({ quote: output, failure: undefined })),
    keepFailure: assign((_, { error }: { readonly error: unknown }) => ({
      quote: undefined,
      failure: failureOf(error)
    })),
    forgetQuote: assign({ quote: undefined, failure: undefined })
  },
  guards: {
    isAnother: ({ context }, { hire }: { readonly hire: QuotedHire | undefined }) =>
      hire !== undefined && JSON.stringify(context.hire) !== JSON.stringify(hire),
    isGone: ({ context }, { hire }: { readonly hire: QuotedHire | undefined }) =>
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
      return context.hire
    },
    onDone: { target: "known", actions: { type: "keepQuote", params: ({ event }) => event } },
    onError: { target: "failed", actions: { type: "keepFailure", params: ({ event }) => event } }
  }
})

/** The price of a hire, asked for once the typing pauses; the latest hire wins. */
export const quoteMachine = pricing.createMachine({
  id: "quote",
  description: "The price of a hire, which follows what is typed.",
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
