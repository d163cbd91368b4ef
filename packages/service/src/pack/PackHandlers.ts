import { Api } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { permittedPerson, permittedTenant } from "../access/Access.ts"
import { Signer } from "../secret/Signer.ts"
import { trustedViewer } from "../transport/requestViewer.ts"
import { type PackForm, packOfJob, packOfRequest } from "./keptPack.ts"

/** Translates the contract into calls on sealed packs, and nothing more. */
export const PackHandlers = HttpApiBuilder.group(Api, "pack", (handlers) =>
  handlers.handleAll({
    key: Effect.fnUntraced(function* () {
      return { publicKey: yield* (yield* Signer).publicKey }
    }),
    ofJob: ({ params }) => ofAgency(params.id, "json"),
    pdfOfJob: ({ params }) => ofAgency(params.id, "pdf"),
    ofRequest: ({ params }) => ofClient(params.id, "json"),
    pdfOfRequest: ({ params }) => ofClient(params.id, "pdf")
  })
)

const ofAgency = Effect.fnUntraced(function* (id: number, form: PackForm) {
  const { caller } = yield* permittedPerson
  const viewer = { kind: "agency", agencyId: yield* permittedTenant, userId: caller.userId } as const
  return yield* packOfJob(id, viewer, form)
})

const ofClient = Effect.fnUntraced(function* (id: number, form: PackForm) {
  return yield* packOfRequest(id, yield* trustedViewer, form)
})
