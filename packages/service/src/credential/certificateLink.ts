import type { CertificateLink } from "@crewfleet/sdk"
import type { Refusal } from "@crewfleet/sdk/effect"
import { Effect } from "effect"
import { Database } from "../database/Database.ts"
import { isPossibleId } from "../database/possibleIds.ts"

const notIssued: Refusal = { _tag: "NotFound", message: "Certificate was not issued" }

/** Where the provider of online trainings shows the certificate of one of a worker's trainings. */
export const certificateLink = Effect.fnUntraced(function* (workerId: number, id: number) {
  const { query } = yield* Database
  const training = isPossibleId(id)
    ? yield* query((db) =>
        db
          .selectFrom("credentials")
          .innerJoin("documents", "documents.id", "documentId")
          .select("certificateUrl")
          .where("documentId", "=", id)
          .where("ownerKind", "=", "worker")
          .where("ownerId", "=", workerId)
          .where("withdrawnAt", "is", null)
          .where("erasedAt", "is", null)
          .executeTakeFirst()
      )
    : undefined
  if (!training?.certificateUrl) return yield* Effect.fail(notIssued)
  return { data: { certificate_link: { url: training.certificateUrl } } } satisfies CertificateLink
})
