import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { agencyInQuery } from "../contract/agencyInQuery.ts"
import { oneFile } from "../contract/oneFile.ts"
import { afterInQuery, pageInPath, pageOf } from "../contract/Page.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { repeatable } from "../contract/Repeatable.ts"
import { ServerMessage } from "../contract/ServerMessage.ts"
import { UploadedFile } from "../contract/UploadedFile.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { code, Day, Id, maybe, named, oneOf } from "../contract/wire.ts"
import { DocumentVersion } from "../document/DocumentApi.ts"
import { CredentialReview } from "./CredentialReview.ts"
import { certificateFields, credentialFields, newCredentialFields } from "./credentialFields.ts"
import { certificateMaximum } from "./credentialKinds.ts"
import { credentialParams, workerParams } from "./credentialParams.ts"

/** A training of a worker (specification 002 §3). */
export class TrainingRecord extends named<TrainingRecord>("TrainingRecord")({
  ...credentialFields,
  /** Which training it is, by its number in the lookups. */
  trainingId: Id,
  /** The day on which its certificate was issued. */
  trainingDate: maybe(Day),
  /** The last day on which it is valid. */
  trainingExpiry: maybe(Day),
  /** EXTERNAL where there is a certificate on paper, PHYSICAL where an agency gave the training. */
  type: code(["EXTERNAL", "PHYSICAL"]),
  /** Whether the portal shows a certificate of a PHYSICAL one. */
  showCertificate: maybe(Schema.Boolean),
  /** The name of the agency that gave a PHYSICAL one. */
  givenBy: maybe(Schema.String),
  /** Its number with an external provider of trainings; such a one counts as approved. */
  hascoId: maybe(Id)
}) {}

const days = {
  /** The day on which the certificate was issued. */
  trainingDate: maybe(Schema.String),
  /** The last day on which it is valid. */
  trainingExpiry: maybe(Schema.String)
}

/** A training to put on a worker's file (specification 002 §7). */
export class NewTraining extends named<NewTraining>("NewTraining")({
  ...newCredentialFields,
  /** Which training it is, by its number in the lookups. */
  trainingId: maybe(Id),
  ...days,
  /** EXTERNAL unless told; only an agency adds a PHYSICAL one, which it gave itself. */
  type: maybe(oneOf(["EXTERNAL", "PHYSICAL"])),
  /** Whether the portal shows a certificate of a PHYSICAL one. */
  showCertificate: maybe(Schema.Boolean)
}) {}

/** A newer certificate of a training, the same training given again, or other days of one that nobody has looked at. */
export class TrainingRenewal extends named<TrainingRenewal>("TrainingRenewal")({
  ...days,
  /** PHYSICAL where an agency has given it again, which takes no file; with a file it is EXTERNAL. */
  type: maybe(oneOf(["EXTERNAL", "PHYSICAL"])),
  /** Whether the portal shows a certificate of a PHYSICAL one. */
  showCertificate: maybe(Schema.Boolean),
  /** What the upload answered as `fileUrl`; without it the days of a record that nobody has decided about are corrected. */
  fileUrl: maybe(Schema.String),
  /** The version of the record that was seen. */
  version: Id
}) {}

/** The certificate of a training that was put on file without one. */
export class TrainingCertificate extends named<TrainingCertificate>("TrainingCertificate")(
  certificateFields
) {}

/** Where the certificate of an online training is. */
export class CertificateLink extends named<CertificateLink>("CertificateLink")({
  /** What the provider answers. */
  data: Schema.Struct({
    /** The certificate. */
    certificate_link: Schema.Struct({
      /** Its address with the provider. */
      url: Schema.String
    })
  })
}) {}

const calls = {
  /**
   * The trainings that a worker has on file, by number. An agency reads them where the worker lets it, with its own decisions;
   * a client those that are approved, of whoever is booked for it.
   */
  list: HttpApiEndpoint.get("list", "/worker/:workerId/trainings/:page/:size", {
    params: { ...workerParams, ...pageInPath },
    query: { ...agencyInQuery, ...afterInQuery },
    success: pageOf(TrainingRecord)
  }),
  /**
   * All versions of a training, the latest first. An agency reads them where the worker lets it, with its own decisions; its worker
   * reads those of every agency.
   */
  versions: HttpApiEndpoint.get("versions", "/worker/:workerId/trainings/:id/versions", {
    params: credentialParams,
    query: agencyInQuery,
    success: Schema.Array(DocumentVersion)
  }),
  /** Uploads a certificate: PDF, under 1,048,576 bytes. It is on nobody's file yet. */
  uploadCertificate: HttpApiEndpoint.post("uploadCertificate", "/worker/:workerId/trainings/file", {
    params: workerParams,
    query: agencyInQuery,
    payload: oneFile(certificateMaximum),
    success: UploadedFile
  }),
  /** Puts a training on a worker's file. One that is there is renewed instead: another of the same training is a 409. */
  add: HttpApiEndpoint.post("add", "/worker/:workerId/trainings", {
    params: workerParams,
    query: agencyInQuery,
    payload: NewTraining,
    success: TrainingRecord
  }).annotateMerge(repeatable),
  /**
   * Renews a training; the earlier certificate counts until the newer one is approved. A 409 where somebody else was faster, and
   * where an external provider vouches for it.
   */
  renew: HttpApiEndpoint.put("renew", "/worker/:workerId/trainings/:id", {
    params: credentialParams,
    query: agencyInQuery,
    payload: TrainingRenewal,
    success: TrainingRecord
  }).annotateMerge(repeatable),
  /** Puts the certificate to a training that has none yet. */
  attach: HttpApiEndpoint.put("attach", "/worker/:workerId/trainings/:id/certificate", {
    params: credentialParams,
    query: agencyInQuery,
    payload: TrainingCertificate,
    success: TrainingRecord
  }).annotateMerge(repeatable),
  /** Approves or rejects a training that waits, for one agency. Of two at once one wins; the other gets a 409 that says who. */
  review: HttpApiEndpoint.put("review", "/worker/:workerId/trainings/:id/status", {
    params: credentialParams,
    query: agencyInQuery,
    payload: CredentialReview,
    success: TrainingRecord
  }).annotateMerge(repeatable),
  /** Takes a training off its worker's file; it is kept as evidence of the shifts that it covered. */
  remove: HttpApiEndpoint.delete("remove", "/worker/:workerId/trainings/:id", {
    params: credentialParams,
    query: agencyInQuery,
    success: ServerMessage
  }).annotateMerge(repeatable),
  /** Where the certificate of an online training is (specification 002 §7). */
  certificateLink: HttpApiEndpoint.get(
    "certificateLink",
    "/worker/:workerId/trainings/:id/certificate-link",
    {
      params: credentialParams,
      query: agencyInQuery,
      success: CertificateLink
    }
  )
}

/** The trainings of workers (specification 002 §7). */
export class TrainingApi extends HttpApiGroup.make("training")
  .add(...valuesOf(calls))
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {
  static readonly calls = calls
}
