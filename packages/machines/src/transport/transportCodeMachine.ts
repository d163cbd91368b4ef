import { failureOf, type Notice, noticesFor, type Problem, type TransportJob } from "@crewfleet/sdk"
import { transportCodeForm, wardWords } from "@crewfleet/sdk/rules"
import { assign, emit, enqueueActions, setup } from "xstate"
import { calling, type LoadClient } from "../calling.ts"
import { problemsIn } from "../editing/problemsIn.ts"
import { port } from "../port.ts"

const unlocking = setup({
  types: {
    input: {} as { readonly id: number },
    context: {} as {
      readonly id: number
      readonly code: string
      readonly problems: ReadonlyArray<Problem>
    },
    events: {} as
      | { readonly type: "code.requested" }
      | { readonly type: "code.submitted"; readonly code: string },
    emitted: {} as { readonly type: "notice"; readonly notice: Notice },
    tags: {} as "busy"
  },
  actors: {
    sendCode: port<unknown, { readonly id: number }>("sendCode"),
    unlock: port<TransportJob, { readonly id: number; readonly code: string }>("unlock")
  },
  guards: {
    isBlank: (_, { code }: { readonly code: string }) =>
      transportCodeForm.problems({ code }, { now: "" }).length > 0
  },
  actions: {
    notify: emit((_, notice: Notice) => ({ type: "notice", notice })),
    showProblems: assign((_, { code }: { readonly code: string }) => ({
      problems: transportCodeForm.problems({ code }, { now: "" })
    })),
    keepCode: assign((_, { code }: { readonly code: string }) => ({
      code: transportCodeForm.write({ code }).code ?? "",
      problems: []
    })),
    forgetCode: assign({ code: "" }),
    forgetProblems: assign({ problems: [] }),
    explain: enqueueActions(({ enqueue }, { error }: { readonly error: unknown }) => {
      const failure = failureOf(error)
      enqueue.assign({ problems: problemsIn(failure, transportCodeForm.fieldAt) })
      for (const notice of noticesFor("askForTransport", failure)) enqueue.emit({ type: "notice", notice })
    })
  }
})

const entering = {
  "code.requested": { target: "requesting", actions: "forgetProblems" },
  "code.submitted": [
    {
      guard: { type: "isBlank", params: ({ event }: { readonly event: { readonly code: string } }) => event },
      actions: {
        type: "showProblems",
        params: ({ event }: { readonly event: { readonly code: string } }) => event
      }
    },
    {
      actions: {
        type: "keepCode",
        params: ({ event }: { readonly event: { readonly code: string } }) => event
      },
      target: "unlocking"
    }
  ]
} as const

/** The holder of a link to a request has a code mailed to whoever made it, and reads of the patient once it is entered. */
export const transportCodeMachine = unlocking.createMachine({
  id: "transportCode",
  description: "The holder of a link to a request tells by a mailed code that they may read of the patient.",
  context: ({ input: { id } }) => ({ id, code: "", problems: [] }),
  initial: "locked",
  states: {
    locked: {
      description: "No code was asked for here; one that came earlier may be entered.",
      on: entering
    },
    requesting: {
      description: "The service mails a code.",
      tags: "busy",
      invoke: {
        id: "sendCode",
        src: "sendCode",
        input: ({ context: { id } }) => ({ id }),
        onDone: { target: "codeSent", actions: { type: "notify", params: wardWords.codeSent } },
        onError: { target: "locked", actions: { type: "explain", params: ({ event }) => event } }
      }
    },
    codeSent: { description: "A code is on its way by mail.", on: entering },
    unlocking: {
      description: "The service looks at the code.",
      tags: "busy",
      invoke: {
        id: "unlock",
        src: "unlock",
        input: ({ context: { id, code } }) => ({ id, code }),
        onDone: { target: "unlocked", actions: "forgetCode" },
        onError: {
          target: "codeSent",
          actions: ["forgetCode", { type: "explain", params: ({ event }) => event }]
        }
      }
    },
    unlocked: { description: "The code was right: this browser reads of the patient.", type: "final" }
  }
})

/** The same with the SDK behind the ports, as whoever calls with that client. */
export const transportCodeLogic = (load: LoadClient) =>
  transportCodeMachine.provide({
    actors: {
      sendCode: calling<unknown, { readonly id: number }>(load, (client, params, options) =>
        client.transportRequest.sendCode({ params }, options)
      ),
      unlock: calling(load, (client, { id, code }: { readonly id: number; readonly code: string }, options) =>
        client.transportRequest.unlock({ params: { id }, payload: { code } }, options)
      )
    }
  })
