import { type CallOptions, failureOf, noticesFor, type PromiseClient } from "@crewfleet/sdk"
import type { LoadClient } from "../calling.ts"
import { delivering, fileMachine } from "../file/fileMachine.ts"
import type { TransportRequest } from "./transportJobSetup.ts"

/** As what a sealed pack is saved: the file that is verified, or the document that is read. */
export type PackForm = "json" | "pdf"

/** Saves the sealed pack of a journey; why it is not there is told in the service's words. */
export const packMachine = fileMachine<TransportRequest, PackForm>({
  id: "pack",
  description: "The sealed pack of a journey is fetched, to keep and to verify.",
  noticesOf: (error) => noticesFor("authenticatedCall", failureOf(error))
})

/** What the host does with the bytes of a pack. */
export type HandPack = (bytes: Uint8Array, form: PackForm) => void

type Ask = (
  client: PromiseClient,
  request: TransportRequest,
  form: PackForm,
  options: CallOptions
) => Promise<unknown>

/** A pack may hold many photos. */
const timeLimit = 5 * 60_000

const filled = (load: LoadClient, hand: HandPack, ask: Ask) =>
  packMachine.provide({
    actors: {
      deliver: delivering<TransportRequest, PackForm>(async ({ of, as }, signal) =>
        hand((await ask(await load(), of, as, { signal, timeLimit })) as Uint8Array, as)
      )
    }
  })

/** The agency's copy, with the SDK behind the port. */
export const agencyPackLogic = (load: LoadClient, hand: HandPack) =>
  filled(load, hand, ({ pack: calls }, { id, agencyId }, form, options) =>
    calls[form === "json" ? "ofJob" : "pdfOfJob"]({ params: { id }, query: { agencyId } }, options)
  )

/** The client's copy, with the SDK behind the port. */
export const clientPackLogic = (load: LoadClient, hand: HandPack) =>
  filled(load, hand, ({ pack: calls }, { id }, form, options) =>
    calls[form === "json" ? "ofRequest" : "pdfOfRequest"]({ params: { id }, query: {} }, options)
  )
