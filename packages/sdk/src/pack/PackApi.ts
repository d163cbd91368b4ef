import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema } from "effect/http-api"
import { AnswersBytes } from "../contract/AnswersBytes.ts"
import { Assumed } from "../contract/Assumed.ts"
import { agencyInQuery } from "../contract/agencyInQuery.ts"
import { Pdf } from "../contract/Pdf.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { named } from "../contract/wire.ts"

/** By what the seals of packs are known. */
export class PackKey extends named<PackKey>("PackKey")({
  /** The public key, Ed25519: its 32 bytes, base64url. */
  publicKey: Schema.NonEmptyString
}) {}

/** The bytes of a sealed pack, JSON (`JobPack`): they are kept as they are, because whoever holds them verifies them. */
const SealedPack = Schema.Uint8Array.annotate({ identifier: "SealedPack" }).pipe(
  HttpApiSchema.asUint8Array({ contentType: "application/json" })
)

const params = {
  /** The number of the job. */
  id: Schema.Int
}
const ofAgency = { params, query: agencyInQuery }
const ofClient = {
  params,
  query: {
    /** The client, who it is unless told: whoever is signed in. */
    clientId: Schema.optional(Schema.Int)
  }
}

const calls = {
  /** The public key of this service, by which anybody verifies the seal of a pack. */
  key: HttpApiEndpoint.get("key", "/pack-key", { success: PackKey }),
  /** The agency's copy of the sealed pack of a journey; the look is written down. One that is not sealed yet is a 409. */
  ofJob: HttpApiEndpoint.get("ofJob", "/transport/:id/pack", { ...ofAgency, success: SealedPack })
    .annotate(AnswersBytes, true)
    .middleware(SignedIn),
  /** The same as a PDF, which is erased with what is known of the patient. */
  pdfOfJob: HttpApiEndpoint.get("pdfOfJob", "/transport/:id/pack.pdf", { ...ofAgency, success: Pdf })
    .annotate(AnswersBytes, true)
    .middleware(SignedIn),
  /** The client's copy of the sealed pack of a journey, for the client whose it is, or for whoever holds the link and has given the code. */
  ofRequest: HttpApiEndpoint.get("ofRequest", "/transport-request/:id/pack", {
    ...ofClient,
    success: SealedPack
  })
    .annotate(AnswersBytes, true)
    .middleware(SignedIn),
  /** The same as a PDF, which is erased with what is known of the patient. */
  pdfOfRequest: HttpApiEndpoint.get("pdfOfRequest", "/transport-request/:id/pack.pdf", {
    ...ofClient,
    success: Pdf
  })
    .annotate(AnswersBytes, true)
    .middleware(SignedIn)
}

/** The sealed packs of journeys that are closed. */
export class PackApi extends HttpApiGroup.make("pack")
  .add(...valuesOf(calls))
  .annotateEndpoints(Assumed, true)
  .prefix("/api/v1") {
  static readonly calls = calls
}
