import type { ClientDocument } from "@crewfleet/sdk"
import { Effect } from "effect"
import { documentsOf } from "../document/documentsOf.ts"

/** The identity documents of a hirer, the latest first, for whoever looks at them; links are good for some minutes. */
export const identityDocumentsOf = Effect.fnUntraced(function* (clientId: number, viewer: number) {
  const documents = yield* documentsOf({ owner: { kind: "hirer", id: clientId }, viewer })
  return documents
    .flatMap(
      ({ id, kind, version, versions: [latest] }): Array<ClientDocument & { createdDate: string }> =>
        latest
          ? [
              {
                id,
                name: kind,
                url: latest.url,
                createdDate: latest.putAt,
                issueDate: latest.issued,
                expiryDate: latest.expires,
                version
              }
            ]
          : []
    )
    .sort(
      (one, other) => other.createdDate.localeCompare(one.createdDate) || Number(other.id) - Number(one.id)
    )
})
