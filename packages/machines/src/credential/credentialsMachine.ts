import type { Credential, CredentialSort } from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"
import { type CredentialOwner, credentialCalls } from "./credentialCalls.ts"

/** Which credentials of whom are asked for. */
export interface CredentialsRequest extends CredentialOwner {
  readonly sorts: ReadonlyArray<CredentialSort>
}

/** The trainings, the compliances or both that a worker has on file. */
export const credentialsMachine = loadingMachine<ReadonlyArray<Credential>, CredentialsRequest>({
  id: "credentials",
  description: "What a worker has on file: trainings, compliances or both.",
  isEmpty: (credentials) => credentials.length === 0
})

/** A worker's credentials with the SDK behind their port; each sort by name. */
export const credentialsLogic = (load: LoadClient) =>
  credentialsMachine.provide({
    actors: {
      load: calling(
        load,
        async (
          client,
          { request }: { readonly request: CredentialsRequest },
          options
        ): Promise<ReadonlyArray<Credential>> => {
          const { sorts, ...owner } = request
          const lists = await Promise.all(
            sorts.map((sort) => credentialCalls(client, sort, owner).list(options))
          )
          return lists.flatMap((list) => list.toSorted((one, other) => one.name.localeCompare(other.name)))
        }
      )
    }
  })
