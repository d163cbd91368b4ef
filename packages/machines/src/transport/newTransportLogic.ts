import { requestLike, transportForm } from "@crewfleet/sdk/rules"
import { calling, type LoadClient } from "../calling.ts"
import { newTransportMachine } from "./newTransportMachine.ts"
import type { MadeTransport, NewTransportInput, OpenedTransport, SentTransport } from "./newTransportSetup.ts"

/** What the place has where a journey is asked for. */
export interface NewTransportHost {
  /** What was typed earlier on this device. */
  readonly recall: () => Promise<OpenedTransport["kept"]>
}

/** What the place of a guest has besides. */
export interface GuestTransportHost extends NewTransportHost {
  /** Whether somebody is signed in. */
  readonly isSignedIn: () => Promise<boolean>
}

type OpeningTransport = Pick<NewTransportInput, "agencyId" | "from">

const bodyOf = ({ agencyId, form, key, passed }: SentTransport) => ({
  ...transportForm.write(form),
  agencyId,
  idempotencyKey: key,
  confirmed: passed
})

/** Asking as a guest, with the SDK behind the ports. */
export const guestTransportLogic = (load: LoadClient, host: GuestTransportHost) =>
  newTransportMachine.provide({
    actors: {
      open: calling(
        load,
        async (client, { agencyId = 0 }: OpeningTransport, options): Promise<OpenedTransport> => {
          const [agency, kept, isSignedIn] = await Promise.all([
            client.applicant.agency({ params: { agencyId } }, options),
            host.recall(),
            host.isSignedIn()
          ])
          return { agencies: [agency], kept, isSignedIn }
        }
      ),
      send: calling<MadeTransport, SentTransport>(load, (client, sent, options) =>
        client.transportRequest.guest({ payload: bodyOf(sent) }, options)
      )
    }
  })

/** Asking as a client, with the SDK behind the ports. */
export const clientTransportLogic = (load: LoadClient, host: NewTransportHost) =>
  newTransportMachine.provide({
    actors: {
      open: calling(load, async (client, { from }: OpeningTransport, options): Promise<OpenedTransport> => {
        const [agencies, kept, earlier] = await Promise.all([
          client.transportRequest.agencies({ query: {} }, options),
          host.recall(),
          from === undefined
            ? undefined
            : client.transportRequest.byId({ params: { id: from }, query: {} }, options)
        ])
        return {
          agencies,
          kept,
          isSignedIn: false,
          like: earlier && { form: requestLike(earlier), agencyId: earlier.agencyId }
        }
      }),
      send: calling(load, async (client, sent: SentTransport, options): Promise<MadeTransport> => {
        const { id, refPrefix, dateTimeRequired, agencyName, timeZone } =
          await client.transportRequest.create(
            { query: {}, payload: bodyOf(sent) },
            { ...options, idempotencyKey: sent.key }
          )
        return {
          id,
          refPrefix,
          dateTimeRequired: dateTimeRequired ?? sent.form.dateTimeRequired,
          agencyName: agencyName ?? "",
          timeZone
        }
      })
    }
  })
