import { fromPromise } from "xstate"
import { calling, type LoadClient } from "../calling.ts"
import { linkSharingMachine, type SharedRecord } from "../link/linkSharingMachine.ts"

interface OfRecord {
  readonly record: SharedRecord
}

interface Shared extends OfRecord {
  readonly key: string | undefined
}

/** The links to a booking with the SDK behind the ports; `copy` puts a text into the clipboard. */
export const bookingSharingLogic = (load: LoadClient, copy: (text: string) => Promise<void>) =>
  linkSharingMachine.provide({
    actors: {
      list: calling(load, (client, { record }: OfRecord, options) =>
        client.link.list({ query: { scope: "booking.shared", ...record } }, options)
      ),
      share: calling(load, (client, { record: { recordId: id, agencyId }, key }: Shared, options) =>
        client.booking.share({ params: { id }, query: { agencyId } }, { ...options, idempotencyKey: key })
      ),
      withdraw: calling(load, async (client, { record, id }: OfRecord & { readonly id: string }, options) => {
        await client.link.revoke({ params: { id }, query: { agencyId: record.agencyId } }, options)
      }),
      copy: fromPromise<void, { readonly linkAddress: string }>(({ input }) => copy(input.linkAddress))
    }
  })
