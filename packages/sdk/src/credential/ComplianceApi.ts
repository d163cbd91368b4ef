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
import { Day, Id, maybe, named } from "../contract/wire.ts"
import { DocumentVersion } from "../document/DocumentApi.ts"
import { CredentialReview } from "./CredentialReview.ts"
import { certificateFields, credentialFields, newCredentialFields } from "./credentialFields.ts"
import { certificateMaximum } from "./credentialKinds.ts"
import { credentialParams, workerParams } from "./credentialParams.ts"

/** A compliance of a worker (specification 002 §3). */
export class ComplianceRecord extends named<ComplianceRecord>("ComplianceRecord")({
  ...credentialFields,
  /** Which compliance it is, by its number in the lookups. */
  complianceId: Id,
  /** The day on which its certificate was issued. */
  complianceDate: maybe(Day),
  /** The last day on which it is valid. */
  complianceExpiry: maybe(Day)
}) {}

const days = {
  /** The day on which the certificate was issued. */
  complianceDate: maybe(Schema.String),
  /** The last day on which it is valid. */
  complianceExpiry: maybe(Schema.String)
}

/** A compliance to put on a worker's file (specification 002 §7). */
export class NewCompliance extends named<NewCompliance>("NewCompliance")({
  ...newCredentialFields,
  /** Which compliance it is, by its number in the lookups. */
  complianceId: maybe(Id),
  ...days
}) {}

/** A newer certificate of a compliance, or other days of one that nobody has looked at. */
export class ComplianceRenewal extends named<ComplianceRenewal>("ComplianceRenewal")({
  ...days,
  /** What the upload answered as `fileUrl`; without it the days of a record that nobody has decided about are corrected. */
  fileUrl: maybe(Schema.String),
  /** The version of the record that was seen. */
  version: Id
}) {}

/** The certificate of a compliance that was put on file without one. */
export class ComplianceCertificate extends named<ComplianceCertificate>("ComplianceCertificate")(
  certificateFields
) {}

const calls = {
  /**
   * The compliances that a worker has on file, by number. An agency reads them where the worker lets it, with its own decisions.
   */
  list: HttpApiEndpoint.get("list", "/worker/:workerId/compliances/:page/:size", {
    params: { ...workerParams, ...pageInPath },
    query: { ...agencyInQuery, ...afterInQuery },
    success: pageOf(ComplianceRecord)
  }),
  /**
   * All versions of a compliance, the latest first. An agency reads them where the worker lets it, with its own decisions; its worker
   * reads those of every agency.
   */
  versions: HttpApiEndpoint.get("versions", "/worker/:workerId/compliances/:id/versions", {
    params: credentialParams,
    query: agencyInQuery,
    success: Schema.Array(DocumentVersion)
  }),
  /** Uploads a certificate: PDF, under 1,048,576 bytes. It is on nobody's file yet. */
  uploadCertificate: HttpApiEndpoint.post("uploadCertificate", "/worker/:workerId/compliances/file", {
    params: workerParams,
    query: agencyInQuery,
    payload: oneFile(certificateMaximum),
    success: UploadedFile
  }),
  /** Puts a compliance on a worker's file. One that is there is renewed instead: another of the same compliance is a 409. */
  add: HttpApiEndpoint.post("add", "/worker/:workerId/compliances", {
    params: workerParams,
    query: agencyInQuery,
    payload: NewCompliance,
    success: ComplianceRecord
  }).annotateMerge(repeatable),
  /** Renews a compliance; the earlier certificate counts until the newer one is approved. A 409 where somebody else was faster. */
  renew: HttpApiEndpoint.put("renew", "/worker/:workerId/compliances/:id", {
    params: credentialParams,
    query: agencyInQuery,
    payload: ComplianceRenewal,
    success: ComplianceRecord
  }).annotateMerge(repeatable),
  /** Puts the certificate to a compliance that has none yet. */
  attach: HttpApiEndpoint.put("attach", "/worker/:workerId/compliances/:id/certificate", {
    params: credentialParams,
    query: agencyInQuery,
    payload: ComplianceCertificate,
    success: ComplianceRecord
  }).annotateMerge(repeatable),
  /** Approves or rejects a compliance that waits, for one agency. Of two at once one wins; the other gets a 409 that says who. */
  review: HttpApiEndpoint.put("review", "/worker/:workerId/compliances/:id/status", {
    params: credentialParams,
    query: agencyInQuery,
    payload: CredentialReview,
    success: ComplianceRecord
  }).annotateMerge(repeatable),
  /** Takes a compliance off its worker's file; it is kept as evidence of the shifts that it covered. */
  remove: HttpApiEndpoint.delete("remove", "/worker/:workerId/compliances/:id", {
    params: credentialParams,
    query: agencyInQuery,
    success: ServerMessage
  }).annotateMerge(repeatable)
}

/** The compliances of workers (specification 002 §7). */
export class ComplianceApi extends HttpApiGroup.make("compliance")
  .add(...valuesOf(calls))
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {
  static readonly calls = calls
}
