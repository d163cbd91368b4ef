import type { DocumentVersion } from "@crewfleet/sdk"
import type { CredentialSort } from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"
import { type CredentialOwner, credentialCalls } from "./credentialCalls.ts"

/** The earlier versions of which record are asked for. */
export interface EarlierVersionsRequest extends CredentialOwner {
  readonly sort: CredentialSort
  readonly id: number
}

/** The versions of a training or compliance but for the latest. */
export const earlierVersionsMachine = loadingMachine<ReadonlyArray<DocumentVersion>, EarlierVersionsRequest>({
  id: "earlierVersions",
  description: "The earlier versions of a training or compliance, and what was decided about each.",
  isEmpty: (versions) => versions.length === 0
})

/** Earlier versions with the SDK behind their port, the latest first. */
export const earlierVersionsLogic = (load: LoadClient) =>
  earlierVersionsMachine.provide({
    actors: {
      load: calling(
        load,
        async (
          client,
          { request }: { readonly request: EarlierVersionsRequest },
          options
        ): Promise<ReadonlyArray<DocumentVersion>> => {
          const { sort, id, ...owner } = request
          const [_latest, ...earlier] = await credentialCalls(client, sort, owner).versions(id, options)
          return earlier
        }
      )
    }
  })
