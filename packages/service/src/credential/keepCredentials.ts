import type { CredentialReview } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import {
  type CredentialSort,
  credentialKinds,
  type DocumentDays,
  type DocumentKind,
  documentKinds
} from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { correctDays } from "../document/correctDays.ts"
import { type Clerk, lockOwner } from "../document/lockOwner.ts"
import {
  attachFile,
  onFileOf,
  putDocument,
  replaceDocument,
  withdrawDocument
} from "../document/putDocument.ts"
import { type Reviewer, reviewDocument } from "../document/reviewDocument.ts"
import { violated, violating } from "../http/violationsOf.ts"
import { keptCredentials } from "./keptCredentials.ts"

/** Which credential of which worker is meant. */
export interface CredentialNamed {
  readonly sort: CredentialSort
  readonly workerId: number
  readonly id: number
}

/** A credential to put on file. */
export interface NewCredential extends DocumentDays {
  readonly subject: number | undefined
  readonly fileUrl?: string | undefined
  readonly serviceId?: number | undefined
  readonly type?: "EXTERNAL" | "PHYSICAL" | undefined
  readonly showCertificate?: boolean | undefined
}

/** Puts a credential on a worker's file and answers its number. One that is there is renewed instead. */
export const addCredential = Effect.fnUntraced(function* (
  sort: CredentialSort,
  clerk: Clerk,
  workerId: number,
  { subject, fileUrl, serviceId = 1, type = "EXTERNAL", showCertificate = false, ...days }: NewCredential
) {
  const { query, transaction } = yield* Database
  return yield* transaction(
    Effect.gen(function* () {
      const kind = yield* kindOf(sort, subject)
      yield* checkService(serviceId)
      if (type === "PHYSICAL" && clerk.agencyId === null)
        return yield* Effect.fail(violated("type", "must be EXTERNAL"))
      yield* lockOwner({ kind: "worker", id: workerId })
      if (yield* isOnFile(kind, workerId, subject ?? 0)) return yield* Effect.fail(alreadyOnFile)
      const version = { ...days, url: fileUrl, field: "fileUrl", subject }
      const id = yield* named(sort, putDocument(kind, clerk, workerId, version))
      yield* query((db) =>
        db
          .insertInto("credentials")
          .values({ documentId: id, type, showCertificate, serviceId })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      )
      return id
    })
  )
})

/** What a renewal brings. */
export interface Renewal extends DocumentDays {
  readonly fileUrl?: string | undefined
  readonly type?: "EXTERNAL" | "PHYSICAL" | undefined
  readonly showCertificate?: boolean | undefined
  readonly version: number
}

/**
 * Puts a newer certificate in the place of one, or what an agency has given again; with neither the days of one that nobody
 * has decided about are corrected.
 */
export const renewCredential = Effect.fnUntraced(function* (
  { sort, workerId, id }: CredentialNamed,
  clerk: Clerk,
  { fileUrl, type, showCertificate = false, version, ...days }: Renewal
) {
  const { query, transaction } = yield* Database
  const kind = yield* kindOnFile(sort, workerId, id)
  const before = yield* notVouched(id)
  const replaced = { ownerId: workerId, id, version }
  if (type === "PHYSICAL" && clerk.agencyId === null)
    return yield* Effect.fail(violated("type", "must be EXTERNAL"))
  if (type !== "PHYSICAL" && fileUrl === undefined) {
    if (before?.type === "PHYSICAL" && clerk.agencyId === null) return yield* Effect.fail(givenByAgency)
    return yield* named(sort, correctDays(kind, clerk, replaced, days))
  }
  const given =
    type === "PHYSICAL" ? { type, showCertificate } : { type: "EXTERNAL" as const, showCertificate: false }
  const file = type === "PHYSICAL" ? {} : { url: fileUrl, field: "fileUrl" }
  yield* transaction(
    Effect.gen(function* () {
      yield* named(sort, replaceDocument(kind, clerk, replaced, { ...days, ...file }))
      yield* query((db) => db.updateTable("credentials").set(given).where("documentId", "=", id).execute())
    })
  )
})

/** How a training was given; refused where an external provider vouches for it, to whom alone it is to renew. */
const notVouched = Effect.fnUntraced(function* (id: number) {
  const { query } = yield* Database
  const credential = yield* query((db) =>
    db.selectFrom("credentials").select(["type", "hascoId"]).where("documentId", "=", id).executeTakeFirst()
  )
  if (typeof credential?.hascoId === "number") return yield* Effect.fail(vouched)
  return credential
})

/** Puts the certificate to a credential that has none yet; what was decided about it before is decided anew. */
export const attachCertificate = Effect.fnUntraced(function* (
  { sort, workerId, id }: CredentialNamed,
  clerk: Clerk,
  { fileUrl, version }: { readonly fileUrl: string; readonly version?: number | undefined }
) {
  const kind = yield* kindOnFile(sort, workerId, id)
  const credential = yield* notVouched(id)
  if (credential?.type === "PHYSICAL") return yield* Effect.fail(givenByAgency)
  yield* attachFile(kind, clerk, { ownerId: workerId, id, version }, { url: fileUrl, field: "fileUrl" })
})

/** Decides about a credential for an agency. What an external provider of trainings vouches for needs no decision. */
export const reviewCredential = Effect.fnUntraced(function* (
  { sort, workerId, id }: CredentialNamed,
  reviewer: Reviewer,
  { status, because, comment, version }: CredentialReview
) {
  const kind = yield* kindOnFile(sort, workerId, id)
  yield* notVouched(id)
  yield* reviewDocument(kind, reviewer, {
    id,
    event: status === "APPROVED" ? "document.approved" : "document.rejected",
    because,
    comment,
    version
  })
})

/** Takes a credential off file; it is kept as evidence. An agency takes off only what it has put there. */
export const removeCredential = Effect.fnUntraced(function* (
  { sort, workerId, id }: CredentialNamed,
  { userId, agencyId }: Clerk
) {
  const { query } = yield* Database
  const kind = yield* kindOnFile(sort, workerId, id)
  if (agencyId !== null) {
    const document = yield* query((db) =>
      db.selectFrom("documents").select("agencyId").where("id", "=", id).executeTakeFirst()
    )
    if (document?.agencyId !== agencyId) return yield* Effect.fail(notYours)
  }
  yield* withdrawDocument(kind, { userId }, { ownerId: workerId, id })
})

const alreadyOnFile: Refusal = {
  _tag: "Conflict",
  message: "This is on file already. Renew it instead of adding it again.",
  violations: []
}

const vouched: Refusal = {
  _tag: "Conflict",
  message: "The provider of this training vouches for it. There is nothing to renew or to decide here."
}

const givenByAgency: Refusal = {
  _tag: "Conflict",
  message:
    "An agency gave this training itself. It has no certificate on paper, and its dates are the agency's."
}

const notYours: Refusal = {
  _tag: "Forbidden",
  message: "Only the worker, or the agency that added it, can delete this."
}

/** The kind of document on which a training or compliance is that can be chosen. */
const kindOf = Effect.fnUntraced(function* (sort: CredentialSort, subject: number | undefined) {
  const { query } = yield* Database
  const { fields } = keptCredentials[sort]
  const unknown = violating([{ field: fields.subject, text: `Choose which ${sort} it is` }])
  if (subject === undefined || !Number.isInteger(subject) || subject < 1 || subject > 2_147_483_647)
    return yield* Effect.fail(unknown)
  if (sort === "training") {
    const training = yield* query((db) =>
      db
        .selectFrom("trainings")
        .select("id")
        .where("id", "=", subject)
        .where("offered", "=", true)
        .executeTakeFirst()
    )
    return training ? credentialKinds.TRAINING : yield* Effect.fail(unknown)
  }
  const compliance = yield* query((db) =>
    db
      .selectFrom("compliances")
      .select("documentKind")
      .where("id", "=", subject)
      .where("offered", "=", true)
      .executeTakeFirst()
  )
  return compliance ? credentialKinds[compliance.documentKind] : yield* Effect.fail(unknown)
})

/** The kind of a credential that is on a worker's file; it is not found where it is another's, or was taken off. */
export const kindOnFile = Effect.fnUntraced(function* (sort: CredentialSort, workerId: number, id: number) {
  const { query } = yield* Database
  const { kinds, words } = keptCredentials[sort]
  const document = yield* query((db) =>
    db
      .selectFrom("documents")
      .select(["kind", "withdrawnAt"])
      .where("id", "=", id > 2_147_483_647 ? 0 : id)
      .where("ownerKind", "=", "worker")
      .where("ownerId", "=", workerId)
      .where("kind", "in", kinds)
      .where("erasedAt", "is", null)
      .executeTakeFirst()
  )
  const kind: DocumentKind | undefined = document && documentKinds[document.kind]
  if (!document || !kind) return yield* Effect.fail<Refusal>({ _tag: "NotFound", message: words.notFound })
  if (document.withdrawnAt)
    return yield* Effect.fail<Refusal>({ _tag: "Conflict", message: "This record was deleted meanwhile." })
  return kind
})

const isOnFile = (kind: DocumentKind, workerId: number, subject: number) =>
  Effect.map(onFileOf(kind, { kind: "worker", id: workerId }), (there) =>
    there.some((one) => one.subject === subject)
  )

const checkService = Effect.fnUntraced(function* (serviceId: number) {
  const { query } = yield* Database
  const service =
    serviceId > 2_147_483_647
      ? undefined
      : yield* query((db) =>
          db.selectFrom("services").select("id").where("id", "=", serviceId).executeTakeFirst()
        )
  if (!service) return yield* Effect.fail(violated("serviceId", "must be the number of a service"))
})

/** Says what is wrong with the days at the names that they have on the wire. */
const named = <Value, Needs>(sort: CredentialSort, work: Effect.Effect<Value, Refusal, Needs>) =>
  Effect.mapError(work, (refusal): Refusal => {
    if (refusal._tag !== "Violated") return refusal
    const { fields } = keptCredentials[sort]
    const names: Readonly<Record<string, string>> = { issued: fields.issued, expires: fields.expires }
    return {
      ...refusal,
      violations: refusal.violations.map(({ field, ...violation }) => ({
        ...violation,
        field: names[field ?? ""] ?? field
      }))
    }
  })
