import { type CallOptions, failureOf, type Notice, noticesFor, type PromiseClient } from "@crewfleet/sdk"
import { enqueueActions, fromPromise, setup } from "xstate"
import type { LoadClient } from "../calling.ts"
import { portFailure } from "../defects.ts"
import { port } from "../port.ts"
import type { TransportRequest } from "./transportJobSetup.ts"

/** As what a sealed pack is saved: the file that is verified, or the document that is read. */
export type PackForm = "json" | "pdf"

/** Which file of which pack. */
export interface PackWanted {
  readonly request: TransportRequest
  readonly form: PackForm
}

const pack = setup({
  types: {
    input: {} as { readonly request: TransportRequest },
    context: {} as { readonly request: TransportRequest },
    events: {} as { readonly type: "pack.asked"; readonly form: PackForm },
    emitted: {} as { readonly type: "notice"; readonly notice: Notice },
    tags: {} as "busy"
  },
  actors: { deliver: port<void, PackWanted>("deliver") },
  actions: {
    explain: enqueueActions(({ enqueue }, { error }: { readonly error: unknown }) => {
      for (const notice of noticesFor("authenticatedCall", failureOf(error)))
        enqueue.emit({ type: "notice", notice })
    })
  }
})

const ready = pack.createStateConfig({
  description: "The sealed pack can be asked for, as either file.",
  on: { "pack.asked": "fetching" }
})

const fetching = pack.createStateConfig({
  description: "One file of the pack is being fetched and handed to the browser.",
  tags: "busy",
  invoke: {
    id: "deliver",
    src: "deliver",
    input: ({ context: { request }, event: { form } }) => ({ request, form }),
    onDone: "ready",
    onError: { target: "ready", actions: { type: "explain", params: ({ event: { error } }) => ({ error }) } }
  }
})

/** Saves the sealed pack of a journey, which the machine never sees; one that could not be fetched can be asked for again. */
export const packMachine = pack.createMachine({
  id: "pack",
  description: "The sealed pack of a journey is fetched, to keep and to verify.",
  context: ({ input }) => input,
  initial: "ready",
  states: { ready, fetching }
})

/** What the host does with the bytes of a pack. */
export type HandPack = (bytes: Uint8Array, form: PackForm) => void

type Ask = (client: PromiseClient, wanted: PackWanted, options: CallOptions) => Promise<unknown>

/** A pack may hold many photos. */
const timeLimit = 5 * 60_000

const filled = (load: LoadClient, hand: HandPack, ask: Ask) =>
  packMachine.provide({
    actors: {
      deliver: fromPromise<void, PackWanted>(async ({ input, self, signal }) => {
        try {
          hand((await ask(await load(), input, { signal, timeLimit })) as Uint8Array, input.form)
        } catch (error) {
          throw portFailure(error, { self, signal })
        }
      })
    }
  })

/** The agency's copy, with the SDK behind the port. */
export const agencyPackLogic = (load: LoadClient, hand: HandPack) =>
  filled(load, hand, ({ pack: calls }, { request: { id, agencyId }, form }, options) =>
    calls[form === "json" ? "ofJob" : "pdfOfJob"]({ params: { id }, query: { agencyId } }, options)
  )

/** The client's copy, with the SDK behind the port. */
export const clientPackLogic = (load: LoadClient, hand: HandPack) =>
  filled(load, hand, ({ pack: calls }, { request: { id }, form }, options) =>
    calls[form === "json" ? "ofRequest" : "pdfOfRequest"]({ params: { id }, query: {} }, options)
  )
