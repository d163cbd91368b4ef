import { Schema } from "effect"
import { HttpApiEndpoint, HttpApiGroup } from "effect/http-api"
import { Assumed } from "../contract/Assumed.ts"
import { SignedIn } from "../contract/Refusal.ts"
import { repeatable } from "../contract/Repeatable.ts"
import { valuesOf } from "../contract/valuesOf.ts"
import { Id, maybe, named, oneOf } from "../contract/wire.ts"
import { formFields } from "../form/formSchema.ts"
import { credentialTypeForm } from "./credentialForm.ts"

/** A training or compliance that workers can have. */
export class CredentialType extends named<CredentialType>("CredentialType")({
  /** Its number in the lookups. */
  id: Id,
  /** By what it is known, such as CSTF-FS. */
  code: Schema.String,
  /** What a person reads. */
  name: Schema.String,
  /** Whether it can be put on file and asked for; records that have it keep it where it cannot. */
  offered: Schema.Boolean,
  /** Counts its changes. */
  version: Id
}) {}

/** What is said of one that is added or changed. */
export class CredentialTypeDetails extends named<CredentialTypeDetails>("CredentialTypeDetails")({
  ...formFields(credentialTypeForm),
  /** The version that was edited; where it has another by now, nothing is changed, and it is a 409. */
  version: maybe(Id)
}) {}

const sortParams = {
  /** Trainings or compliances. */
  sort: oneOf(["training", "compliance"])
}
const typeParams = {
  ...sortParams,
  /** Its number in the lookups. */
  id: Schema.Int
}

const calls = {
  /** All trainings, or all compliances, by name: those that can be chosen and those that cannot any more. */
  list: HttpApiEndpoint.get("list", "/credential-type/:sort", {
    params: sortParams,
    success: Schema.Array(CredentialType)
  }),
  /** One of them. */
  byId: HttpApiEndpoint.get("byId", "/credential-type/:sort/:id", {
    params: typeParams,
    success: CredentialType
  }),
  /** Adds one. Two of a sort cannot have the same code, nor the same name. */
  add: HttpApiEndpoint.post("add", "/credential-type/:sort", {
    params: sortParams,
    payload: CredentialTypeDetails,
    success: CredentialType
  }).annotateMerge(repeatable),
  /** Renames one, or says whether it can be chosen. A 409 where somebody else was faster. */
  update: HttpApiEndpoint.put("update", "/credential-type/:sort/:id", {
    params: typeParams,
    payload: CredentialTypeDetails,
    success: CredentialType
  }).annotateMerge(repeatable)
}

/** The trainings and compliances that workers can have, which administrators keep; whoever chooses one reads the lookups. */
export class CredentialTypeApi extends HttpApiGroup.make("credentialType")
  .add(...valuesOf(calls))
  .annotateEndpoints(Assumed, true)
  .middleware(SignedIn)
  .prefix("/api/v1") {
  static readonly calls = calls
}
