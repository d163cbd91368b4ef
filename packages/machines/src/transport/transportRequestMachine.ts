import type { GuestAgency, TransportJob, TransportMessage } from "@crewfleet/sdk"
import { calling, type LoadClient } from "../calling.ts"
import { loadingMachine } from "../list/loadingMachine.ts"

/** Which request is meant. */
export interface TransportPlace {
  readonly id: number
}

type Asked = { readonly request: TransportPlace }

/** A request as the client whose it is reads it, or whoever holds the link to it. */
export const transportRequestMachine = loadingMachine<TransportJob, TransportPlace>({
  id: "transportRequest",
  description: "A request for a journey, as its ward reads it."
})

/** The same with the SDK behind the port, as whoever calls with that client. */
export const transportRequestLogic = (load: LoadClient) =>
  transportRequestMachine.provide({
    actors: {
      load: calling(load, (client, { request }: Asked, options) =>
        client.transportRequest.byId({ params: { id: request.id }, query: {} }, options)
      )
    }
  })

/** What ward and agency wrote to each other about a journey. */
export const transportMessagesMachine = loadingMachine<ReadonlyArray<TransportMessage>, TransportPlace>({
  id: "transportMessages",
  description: "What ward and agency wrote to each other about a journey."
})

/** The messages as the ward reads them. */
export const wardMessagesLogic = (load: LoadClient) =>
  transportMessagesMachine.provide({
    actors: {
      load: calling(load, (client, { request }: Asked, options) =>
        client.transportRequest.messages({ params: { id: request.id }, query: {} }, options)
      )
    }
  })

/** The messages as the agency reads them. */
export const agencyMessagesLogic = (load: LoadClient) =>
  transportMessagesMachine.provide({
    actors: {
      load: calling(load, (client, { request }: Asked, options) =>
        client.transport.messages({ params: { id: request.id }, query: {} }, options)
      )
    }
  })

/** An agency as guests know it. */
export const guestAgencyMachine = loadingMachine<GuestAgency, { readonly agencyId: number }>({
  id: "guestAgency",
  description: "An agency as anybody may know it who has its address."
})

/** The same with the SDK behind the port. */
export const guestAgencyLogic = (load: LoadClient) =>
  guestAgencyMachine.provide({
    actors: {
      load: calling(
        load,
        (client, { request }: { readonly request: { readonly agencyId: number } }, options) =>
          client.applicant.agency({ params: request }, options)
      )
    }
  })
