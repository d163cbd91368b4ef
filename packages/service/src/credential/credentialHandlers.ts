import type { CredentialReview } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import { acceptanceOf, type CredentialSort, credentialKinds } from "@crewfleet/sdk/rules"
import { Effect } from "effect"
import { permittedPerson, permittedTenant } from "../access/Access.ts"
import { actingAgency } from "../access/actingAgency.ts"
import { subjectOf } from "../access/Subject.ts"
import { versionsOf } from "../document/documentsOf.ts"
import { fileLink } from "../file/fileLink.ts"
import { keepUpload } from "../file/keepUpload.ts"
import type { ListRequest } from "../list/questionOf.ts"
import { credentialById, credentialsOf } from "./credentialsOf.ts"
import {
  addCredential,
  attachCertificate,
  kindOnFile,
  type NewCredential,
  type Renewal,
  removeCredential,
  renewCredential,
  reviewCredential
} from "./keepCredentials.ts"
import { keptCredentials } from "./keptCredentials.ts"
import { readerOf } from "./readerOf.ts"

/** What a request about credentials names beside the worker. */
interface Asked {
  readonly agencyId?: number | undefined
}

/** What is done with the credentials of a sort, as whoever calls. */
export const credentialHandlers = <Sort extends CredentialSort>(sort: Sort) => {
  const askedBy = Effect.fnUntraced(function* (agencyId: number | undefined) {
    const { caller } = yield* permittedPerson
    const workerId = yield* permittedTenant
    return { credential: sort, workerId, viewer: caller.userId, reader: yield* readerOf(workerId, agencyId) }
  })

  /** Whoever puts something on file: the worker, or an agency. */
  const clerkOf = Effect.fnUntraced(function* (agencyId: number | undefined) {
    const { caller } = yield* permittedPerson
    const workerId = yield* permittedTenant
    const isOwn = subjectOf(caller).kind === "worker"
    return {
      userId: caller.userId,
      agencyId: isOwn ? null : yield* actingAgency(agencyId, workerId, "sharing")
    }
  })

  const told = Effect.fnUntraced(function* (id: number, agencyId: number | undefined) {
    const record = yield* credentialById(yield* askedBy(agencyId), id)
    return record ?? (yield* Effect.fail<Refusal>({ _tag: "NotFound", message: words.notFound }))
  })

  const { words } = keptCredentials[sort]
  const namedBy = (id: number) => Effect.map(permittedTenant, (workerId) => ({ sort, workerId, id }))

  return {
    list: Effect.fnUntraced(function* ({ agencyId, ...request }: Asked & ListRequest) {
      return yield* credentialsOf({ ...request, ...(yield* askedBy(agencyId)) })
    }),
    versions: Effect.fnUntraced(function* (id: number, asked: Asked) {
      const { userId, agencyId } = yield* clerkOf(asked.agencyId)
      yield* kindOnFile(sort, yield* permittedTenant, id)
      const versions = yield* versionsOf([id], { viewer: userId, agencyId: agencyId ?? undefined })
      return versions.map(({ documentId: _, ...version }) => version)
    }),
    upload: Effect.fnUntraced(function* (path: string, { agencyId }: Asked) {
      const clerk = yield* clerkOf(agencyId)
      const id = yield* keepUpload({ ...certificate, ...clerk, path, purpose: "document" })
      return { fileUrl: yield* fileLink(id, clerk.userId) }
    }),
    add: Effect.fnUntraced(function* (record: NewCredential, { agencyId }: Asked) {
      const id = yield* addCredential(sort, yield* clerkOf(agencyId), yield* permittedTenant, record)
      return yield* told(id, agencyId)
    }),
    renew: Effect.fnUntraced(function* (id: number, renewal: Renewal, { agencyId }: Asked) {
      yield* renewCredential(yield* namedBy(id), yield* clerkOf(agencyId), renewal)
      return yield* told(id, agencyId)
    }),
    attach: Effect.fnUntraced(function* (
      id: number,
      file: Parameters<typeof attachCertificate>[2],
      { agencyId }: Asked
    ) {
      yield* attachCertificate(yield* namedBy(id), yield* clerkOf(agencyId), file)
      return yield* told(id, agencyId)
    }),
    review: Effect.fnUntraced(function* (id: number, review: CredentialReview, { agencyId }: Asked) {
      const { caller } = yield* permittedPerson
      const acting = yield* actingAgency(agencyId, yield* permittedTenant, "sharing")
      yield* reviewCredential(yield* namedBy(id), { userId: caller.userId, agencyId: acting }, review)
      return yield* told(id, acting)
    }),
    remove: Effect.fnUntraced(function* (id: number, { agencyId }: Asked) {
      yield* removeCredential(yield* namedBy(id), yield* clerkOf(agencyId))
      return { message: words.removed }
    })
  }
}

const certificate = { name: "The certificate", accepts: acceptanceOf(credentialKinds.TRAINING) }
