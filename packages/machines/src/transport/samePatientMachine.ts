import type { SamePatient } from "@crewfleet/sdk"
import { assign, setup } from "xstate"
import { calling, type LoadClient } from "../calling.ts"
import { port } from "../port.ts"

/** By what the same patient on the same day is looked for. */
export interface SamePatientRequest {
  readonly patientName: string
  readonly pdob: string
  readonly day: string
}

const looking = setup({
  types: {
    context: {} as {
      readonly request: SamePatientRequest | undefined
      readonly found: ReadonlyArray<SamePatient>
    },
    /** Who and when is typed so far; nothing while too little is. */
    events: {} as { readonly type: "patient.typed"; readonly request: SamePatientRequest | undefined },
    tags: {} as "busy"
  },
  actors: { look: port<ReadonlyArray<SamePatient>, SamePatientRequest>("look") },
  delays: { pause: 600 },
  guards: {
    isComplete: (_, { request }: { readonly request: SamePatientRequest | undefined }) =>
      request !== undefined
  },
  actions: {
    keepRequest: assign((_, { request }: { readonly request: SamePatientRequest | undefined }) => ({
      request,
      found: []
    })),
    keepFound: assign((_, { output }: { readonly output: ReadonlyArray<SamePatient> }) => ({ found: output }))
  }
})

/** Looks whether the same patient was asked for on the same day, once the typing pauses; that it could not look is told to nobody. */
export const samePatientMachine = looking.createMachine({
  id: "samePatient",
  description:
    "Whether the same patient was asked for on the same day is looked for while a request is typed.",
  context: { request: undefined, found: [] },
  initial: "resting",
  on: {
    "patient.typed": [
      {
        guard: { type: "isComplete", params: ({ event }) => event },
        actions: { type: "keepRequest", params: ({ event }) => event },
        target: ".pausing"
      },
      { actions: { type: "keepRequest", params: ({ event }) => event }, target: ".resting" }
    ]
  },
  states: {
    resting: { description: "Too little is typed to look, or what was found is shown." },
    pausing: { description: "The typing has to pause first.", after: { pause: "looking" } },
    looking: {
      description: "The same patient is looked for.",
      tags: "busy",
      invoke: {
        id: "look",
        src: "look",
        input: ({ context: { request } }) => request ?? { patientName: "", pdob: "", day: "" },
        onDone: { actions: { type: "keepFound", params: ({ event }) => event }, target: "resting" },
        onError: "resting"
      }
    }
  }
})

/** The same with the SDK behind the port. */
export const samePatientLogic = (load: LoadClient) =>
  samePatientMachine.provide({
    actors: {
      look: calling(load, (client, payload: SamePatientRequest, options) =>
        client.transportRequest.samePatient({ query: {}, payload }, options)
      )
    }
  })
