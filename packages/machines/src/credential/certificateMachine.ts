import { failureOf, isRefusedWith } from "@crewfleet/sdk"
import type { Credential } from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"
import { credentialByNumber, credentialCalls } from "./credentialCalls.ts"

/** The certificate of which training of which worker is asked for. */
export interface CertificateRequest {
  readonly workerId: number
  readonly trainingId: number
}

/** The certificate of a training: whose it is, and where its provider shows it. */
export interface Certificate {
  readonly training: Credential
  readonly holder: string
  /** The address with an external provider; absent where there is none. */
  readonly link?: string | undefined
}

/** The certificate of one of a worker's trainings. */
export const certificateMachine = loadingMachine<Certificate, CertificateRequest>({
  id: "certificate",
  description: "The certificate of one of a worker's trainings."
})

/** The certificate with the SDK behind its port. */
export const certificateLogic = (load: LoadClient) =>
  certificateMachine.provide({
    actors: {
      load: calling(
        load,
        async (
          client,
          { request }: { readonly request: CertificateRequest },
          options
        ): Promise<Certificate> => {
          const { workerId, trainingId: id } = request
          const [training, { firstname, lastname }] = await Promise.all([
            credentialByNumber(credentialCalls(client, "training", { workerId }), id, options),
            client.worker.byId({ params: { workerId } }, options)
          ])
          const holder = `${firstname} ${lastname}`
          if (training.hascoId === undefined) return { training, holder }
          const linkOf = async () => {
            const { data } = await client.training.certificateLink({ params: { workerId, id } }, options)
            return data.certificate_link.url
          }
          // A provider that has issued none yet is no failure of the page.
          const link = await linkOf().catch((error: unknown) => {
            if (isRefusedWith(failureOf(error), 404)) return undefined
            throw error
          })
          return { training, holder, link }
        }
      )
    }
  })
