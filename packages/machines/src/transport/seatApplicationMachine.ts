import { failureOf, isRefusedWith, type Notice, noticesFor } from "@crewfleet/sdk"
import { seatWords } from "@crewfleet/sdk/rules"
import { assign, emit, enqueueActions, setup } from "xstate"
import { calling, type LoadClient } from "../calling.ts"
import { port } from "../port.ts"

/** Which seat a worker applies for. */
export interface SeatApplication {
  readonly workerId: number
  /** The number of the line of the crew. */
  readonly specId: number
}

/** What happens while a worker applies. */
export interface SeatApplicationEvent extends Pick<SeatApplication, "specId"> {
  readonly type: "seat.chosen"
  /** A new one for every press; that of an application which was not answered stands until it is. */
  readonly key: string
}

interface Sent extends SeatApplication {
  readonly key: string
}

const applying = setup({
  types: {
    input: {} as Pick<SeatApplication, "workerId">,
    context: {} as Pick<SeatApplication, "workerId"> & {
      /** The seat that is applied for, or was and nobody knows whether that arrived. */
      readonly specId: number | undefined
      readonly key: string
    },
    events: {} as SeatApplicationEvent,
    emitted: {} as
      | { readonly type: "notice"; readonly notice: Notice }
      /** Seats are other than shown by now, and must be loaded anew. */
      | { readonly type: "outdated" },
    tags: {} as "busy"
  },
  actors: { apply: port<unknown, Sent>("apply") },
  actions: {
    choose: assign(({ context }, { specId, key }: SeatApplicationEvent) => ({
      specId,
      key: context.specId === specId ? context.key : key
    })),
    forget: assign({ specId: undefined, key: "" }),
    tell: emit({ type: "notice", notice: seatWords.applied }),
    reportOutdated: emit({ type: "outdated" }),
    explain: enqueueActions(({ enqueue }, { error }: { readonly error: unknown }) => {
      for (const notice of noticesFor("authenticatedCall", failureOf(error)))
        enqueue.emit({ type: "notice", notice })
    })
  },
  guards: {
    /** Somebody else was faster, or the seat is there no more. */
    isOvertaken: (_, { error }: { readonly error: unknown }) => {
      const failure = failureOf(error)
      return isRefusedWith(failure, 409) || isRefusedWith(failure, 404)
    }
  }
})

/** A worker applies for a seat: two presses are one application, and one whose answer was lost is sent again as the same. */
export const seatApplicationMachine = applying.createMachine({
  id: "seatApplication",
  description: "A worker applies for a seat of a transport job.",
  context: ({ input }) => ({ ...input, specId: undefined, key: "" }),
  initial: "resting",
  states: {
    resting: {
      description: "The worker may apply for a seat.",
      on: {
        "seat.chosen": { target: "applying", actions: { type: "choose", params: ({ event }) => event } }
      }
    },
    applying: {
      description: "The application is on its way.",
      tags: "busy",
      invoke: {
        id: "apply",
        src: "apply",
        input: ({ context: { workerId, specId = 0, key } }) => ({ workerId, specId, key }),
        onDone: { target: "resting", actions: ["forget", "tell", "reportOutdated"] },
        onError: [
          {
            guard: { type: "isOvertaken", params: ({ event }) => event },
            target: "resting",
            actions: ["forget", { type: "explain", params: ({ event }) => event }, "reportOutdated"]
          },
          { target: "resting", actions: { type: "explain", params: ({ event }) => event } }
        ]
      }
    }
  }
})

/** The same with the SDK behind the port. */
export const seatApplicationLogic = (load: LoadClient) =>
  seatApplicationMachine.provide({
    actors: {
      apply: calling<unknown, Sent>(load, ({ seat }, { key, ...params }, options) =>
        seat.apply({ params }, { ...options, idempotencyKey: key })
      )
    }
  })
